import { expect, it } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { sleep } from '../stage/desktop.ts';
import { asRuled, chooseOwnField, inWords, isDrawn, takeTurn, type Turn } from '../playing/followPuyo.ts';
import { flobopuyo, hardFlobopuyo } from '../games/windows.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { coloursOf, lyingIn, misread, usualColours, type Colours } from '../playing/puyoOnScreen.ts';
import { changedShare } from '../stage/Screen.ts';
import { RealGame } from '../stage/RealGame.ts';
import type { BoardOnScreen } from '../stage/Recorder.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
const pairs = 12;

/** The computer's field is as large as the player's, on its left. */
const besideOwn = 384;

const opponentIn = ({ puyo }: PanelState) => puyo?.position.opponent ?? null;

/** What one field that was told of looked like on the screen at once: '' as it was told. */
interface Told {
  field: string;
  wrong: string;
}

/** Sets each field that the engine is given as the opponent's against the screen, as soon as it is told. */
class Bystander {
  readonly told: Told[] = [];
  private running = true;
  private readonly done: Promise<void>;

  constructor(
    private readonly okiba: Okiba,
    private readonly board: BoardOnScreen,
    private readonly empty: Colours,
  ) {
    this.done = this.compare();
  }

  private async compare(): Promise<void> {
    for (; this.running; await sleep(30)) {
      const opponent = opponentIn(await this.okiba.state());
      const rows = opponent?.field.cells.slice(1);
      const field = rows?.join('/') ?? '';
      if (!rows || this.told.at(-1)?.field === field) continue;
      const now = coloursOf(await stage.screen.grab(this.board.rect), this.board);
      this.told.push({ field, wrong: misread(lyingIn(rows), { now, empty: this.empty }, this.board) });
    }
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.done;
  }
}

/** The computer's first pair comes down slowly enough to leave each cell free most of the time. */
async function emptyColours(board: BoardOnScreen): Promise<Colours> {
  const shots: Colours[] = [];
  for (let i = 0; i < 13; i += 1) {
    shots.push(coloursOf(await stage.screen.grab(board.rect), board));
    await sleep(400);
  }
  return usualColours(shots);
}

it("flobopuyo: the opponent's field is what the screen shows, while hints are followed", async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const own = flobopuyo.board!(game.area());
  const rect: Rect = { ...own, x: own.x - besideOwn };
  const board = { rect, columns: 6, rows: 12 };
  const [empty, isHinted] = await Promise.all([emptyColours(board), chooseOwnField(okiba, game)]);
  const bystander = new Bystander(okiba, board, empty);
  const table = { okiba, game, screen: stage.screen };
  const turns: Turn[] = [];
  while (turns.length < pairs) turns.push(await takeTurn(table, isHinted, turns.at(-1)?.piece ?? -1));
  await bystander.stop();
  const withOpponent = turns.filter(({ position }) => position.opponent);
  console.log(turns.map(inWords).join('\n'));
  console.log(
    bystander.told.map(({ field, wrong }) => `${field.replace(/^(\.{6}\/)+/, '')} ${wrong}`).join('\n'),
  );
  expect(bystander.told.map(({ wrong }) => wrong).filter(Boolean)).toEqual([]);
  expect(bystander.told.length).toBeGreaterThan(2);
  expect(withOpponent.length).toBeGreaterThan(pairs / 3);
  expect(turns.map(asRuled).filter(Boolean)).toEqual([]);
  expect(turns.every(isDrawn)).toBe(true);
});

const markSize = 32;

/** Where the marks above a field stand, from its left edge on, half over the grating. */
const marksAbove = ({ x, y }: Rect): Rect[] =>
  Array.from({ length: 6 }, (_, i) => ({
    ...{ x: x + i * markSize, y: y - 29 },
    ...{ width: markSize, height: markSize },
  }));

const grabAll = (rects: readonly Rect[]) => Promise.all(rects.map((rect) => stage.screen.grab(rect)));

/** Of a place's pixels, those that a mark there changes, at least. */
const markShare = 0.3;

/** Garbage falls, and is read, at most so long after it has last been told of. */
const fallsWithinMs = 5000;

/** Garbage as it was told of, as the marks on the screen had it, and as it fell. */
class Announcer {
  readonly shown: { told: number; marks: number }[] = [];
  readonly fell: { told: number; fallen: number }[] = [];
  private last = { told: 0, at: 0, lying: 0 };

  constructor(
    private readonly places: readonly Rect[],
    private readonly empty: readonly Image[],
  ) {}

  async see({ puyo }: PanelState): Promise<void> {
    if (!puyo) return;
    const { incoming, field } = puyo.position;
    const { told, at, lying } = this.last;
    const garbage = field.cells.join('').split('O').length - 1;
    if (garbage > lying && told > 0 && Date.now() - at < fallsWithinMs)
      this.fell.push({ told, fallen: garbage - lying });
    if (incoming > 0 && (incoming !== told || garbage !== lying))
      this.shown.push({ told: incoming, marks: await this.marks() });
    const isTold = incoming > 0 || garbage > lying;
    this.last = isTold
      ? { told: incoming, at: Date.now(), lying: garbage }
      : { ...this.last, lying: garbage };
  }

  /** Places from the left that don't look as they did. */
  private async marks(): Promise<number> {
    const now = await grabAll(this.places);
    const isMark = now.map((image, i) => changedShare(image, this.empty[i]!) > markShare);
    return isMark.indexOf(false) < 0 ? isMark.length : isMark.indexOf(false);
  }
}

const mostPairs = 30;
const fallsWanted = 2;

it('flobopuyo: announced garbage is read as marked above the field, and as it falls', async () => {
  const game = await RealGame.open(stage.desktop, hardFlobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const isHinted = await chooseOwnField(okiba, game);
  // By then the first pair has come out from behind the grating.
  await sleep(2500);
  const places = marksAbove(flobopuyo.board!(game.area()));
  const announcer = new Announcer(places, await grabAll(places));
  let isPlaying = true;
  const watching = (async () => {
    for (; isPlaying; await sleep(40)) await announcer.see(await okiba.state());
  })();
  const table = { okiba, game, screen: stage.screen };
  let last = -1;
  for (let pair = 0; pair < mostPairs && announcer.fell.length < fallsWanted; pair++)
    last = (await takeTurn(table, isHinted, last)).piece;
  isPlaying = false;
  await watching;
  console.log(JSON.stringify(announcer.shown), JSON.stringify(announcer.fell));
  expect(announcer.fell.length).toBeGreaterThanOrEqual(fallsWanted);
  expect(announcer.fell.filter(({ told, fallen }) => told !== fallen)).toEqual([]);
  expect(announcer.shown.filter(({ told, marks }) => told !== marks)).toEqual([]);
});
