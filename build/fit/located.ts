/**
 * `npm run fit:located`: how many boards of labelled pictures are found where they are, by kind of game, how many were
 * among the proposed places at all, and how many are sure; with `--keep`, every picture's places by score, to study ranking.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locate, placesIn, sightOf } from '../../vision/locate.ts';
import { isSure } from '../../vision/trust.ts';
import type { Grid, Image, Layout } from '../../vision/types.ts';
import { loadLabelled, readLabels } from './pictures/pictures.ts';
import { isRight } from './pictures/truth.ts';

const help = `npm run fit:located -- --labelled DIR [--labelled DIR] [--keep FILE] [--verbose]
  --labelled DIR   pictures with a labels.jsonl; more than one may be given
  --keep FILE      writes each picture's places with their scores, a JSON object a line
  --verbose        names the pictures whose board is not found, and those with a false one`;

const { values: options } = parseArgs({
  options: {
    labelled: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

interface Outcome {
  file: string;
  client: string;
  kind: string;
  found: boolean;
  located: boolean;
  proposed: boolean;
  sure: boolean;
}

interface Place extends Grid {
  score: number;
  right: boolean;
}

function kindOf(boards: readonly Grid[]): string {
  const [board] = boards;
  if (!board) return 'no game';
  if (board.game === 'tetris' && board.columns === 10 && board.rows === 20) return 'Tetris 10x20';
  if (board.game === 'puyo' && board.columns === 6 && board.rows === 12) return 'Puyo 6x12';
  return board.game === 'tetris' ? 'Tetris, other sizes' : 'Puyo, other sizes';
}

/** Every place that is weighed. */
function placesOf(image: Image, boards: readonly Grid[]): Place[] {
  return placesIn(sightOf(image, {}), {}).map(({ grid, score }) => ({
    ...grid,
    score,
    right: boards.some((board) => isRight(grid, board)),
  }));
}

async function outcomes(folder: string, keep: (line: string) => void): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const label of readLabels(folder)) {
    const { image, boards } = await loadLabelled(label);
    const best: Layout | undefined = locate(image)[0];
    const places = placesOf(image, boards);
    const one = {
      file: label.file,
      client: label.client,
      kind: kindOf(boards),
      found: best !== undefined,
      located: best !== undefined && boards.some((board) => isRight(best, board)),
      proposed: places.some(({ right }) => right),
      sure: best !== undefined && isSure(best),
    };
    if (options.keep) keep(JSON.stringify({ ...one, boards, best, places }));
    found.push(one);
  }
  return found;
}

function line(name: string, all: readonly Outcome[]): string {
  const count = (of: keyof Outcome): number => all.filter((one) => one[of]).length;
  const wrong = all.filter(({ sure, located }) => sure && !located).length;
  if (name === 'no game')
    return `${name.padEnd(22)} ${all.length} pictures, a board seen in ${count('found')}`;
  const share = (part: number): string =>
    `${((100 * part) / all.length).toFixed(1)} % (${part}/${all.length})`;
  return `${name.padEnd(22)} located ${share(count('located'))}, proposed ${share(count('proposed'))}, sure ${share(count('sure'))}, sure but misplaced ${wrong}`;
}

function show(all: readonly Outcome[]): void {
  for (const kind of [...new Set(all.map((one) => one.kind))].sort())
    console.log(
      line(
        kind,
        all.filter((one) => one.kind === kind),
      ),
    );
  const boards = all.filter(({ kind }) => kind !== 'no game');
  console.log(line('all boards', boards));
  const missed = all.filter(({ kind, found, located }) => (kind === 'no game' ? found : !located));
  if (options.verbose) for (const { file, kind } of missed) console.log(`missed: ${file} (${kind})`);
}

async function main(): Promise<void> {
  const lines: string[] = [];
  for (const folder of options.labelled) {
    console.log(folder);
    show(await outcomes(folder, (text) => lines.push(text)));
  }
  if (options.keep) writeFileSync(options.keep, lines.join('\n'));
}

if (options.help || options.labelled.length === 0) console.log(help);
else await main();
