/**
 * `npm run bench -- publicGames FOLDER [NAME] [PIECES] [PICTURES]`: Okiba watches other people's games while they are played
 * by its hints, each for thirty pieces, or the one of that name (or all: -). FOLDER has one folder for each game that the
 * lists in `publicGames/descriptions/` name; where they are published is said there. The pages run on a clock of their
 * own, ten pictures a second, so that load plays no part, and are seen in the hues of a video, as the app sees them; boards are
 * searched within one picture. A hint is misread that rests on what was at no time from 600 ms before to 500 ms after.
 * PICTURES: a folder for the first picture of each reason why there was no hint.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Image } from '../../../vision/types.ts';
import { inColumns } from '../../e2e/league/Score.ts';
import { quantile } from '../../e2e/playing/report.ts';
import { startDesktop } from '../../e2e/stage/desktop.ts';
import { GamePage } from './publicGames/GamePage.ts';
import { Play, type Onlooker, type Result } from './publicGames/playGame.ts';
import type { PublicGame } from './publicGames/PublicGame.ts';
import { fifthSet } from './publicGames/descriptions/fifthSet.ts';
import { morePuyoGames } from './publicGames/descriptions/morePuyoGames.ts';
import { moreTetrisGames } from './publicGames/descriptions/moreTetrisGames.ts';
import { puyoGames } from './publicGames/descriptions/puyoGames.ts';
import { sixthSet } from './publicGames/descriptions/sixthSet.ts';
import { tetrisGames } from './publicGames/descriptions/tetrisGames.ts';

const [folder, only = '-', count = '30', pictures] = process.argv.slice(2);
const pieces = Number(count);
const all = [...puyoGames, ...morePuyoGames, ...tetrisGames, ...moreTetrisGames, ...fifthSet, ...sixthSet];
const games = all.filter(({ name }) => only === '-' || name === only);

if (!folder || games.length === 0 || !(pieces > 0)) {
  console.error('bench publicGames: FOLDER [NAME] [PIECES] [PICTURES]');
  process.exit(2);
}

const isHere = ({ name, page }: PublicGame): boolean => existsSync(join(folder, name, page));

/** Keeps the first picture of each thing that is said of a game. */
function keeper(name: string): Onlooker {
  const kept: string[] = [];
  return (image, what, piece) => {
    if (!pictures || kept.filter((one) => one === what).length >= 3) return;
    kept.push(what);
    mkdirSync(join(pictures, name), { recursive: true });
    void keep(image, join(pictures, name, `${what.replaceAll(/\W+/g, '-')}-${piece}.png`));
  };
}

const keep = ({ data, width, height }: Image, path: string): Promise<unknown> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);

const percent = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((100 * part) / whole)} %` : '-';

function cellsOf({
  name,
  pieces,
  hinted,
  landed,
  dropped,
  misread,
  firstHint,
  lookMs,
  reasons,
}: Result): string[] {
  const most = [...reasons].sort(([, a], [, b]) => b - a).slice(0, 3);
  return [
    name,
    String(pieces),
    percent(hinted, pieces),
    percent(landed, dropped),
    String(misread.size),
    firstHint?.toFixed(1) ?? '-',
    (
      quantile(
        lookMs.toSorted((a, b) => a - b),
        0.5,
      ) ?? 0
    ).toFixed(1),
    most.map(([reason, count]) => `${reason} ${count}`).join('; '),
  ];
}

const heads = [
  'game',
  'pieces',
  'hinted',
  'landed',
  'misread',
  'first s',
  'look ms',
  'pictures without a hint',
];
const results: Result[] = [];
const desktop = await startDesktop({ windowManager: true });
try {
  for (const game of games) {
    if (!isHere(game)) {
      const { repository, build } = game;
      console.log(`${game.name} is not there: ${repository}${build ? `, ${build}` : ''}`);
      continue;
    }
    const page = await GamePage.open(desktop, game, join(folder, game.name));
    const result = await new Play(page, game, keeper(game.name)).play(pieces).finally(() => page.close());
    results.push(result);
    for (const line of result.misread.values()) console.log(`${game.name}: misread at ${line}`);
    console.log(inColumns([cellsOf(result)]));
  }
} finally {
  await desktop.stop();
}
console.log(`\n${inColumns([heads, ...results.map(cellsOf)])}`);
