import { expect, it } from 'vitest';
import type { PanelState } from '../../electron/ipc.ts';
import type { Rect } from '../../vision/types.ts';
import { sleep } from './desktop.ts';
import { asRuled, chooseOwnField, inWords, isDrawn, takeTurn, type Turn } from './followPuyo.ts';
import { flobopuyo } from './games/windows.ts';
import type { Okiba } from './Okiba.ts';
import { coloursOf, lyingIn, misread, usualColours, type Colours } from './puyoOnScreen.ts';
import { RealGame } from './RealGame.ts';
import type { BoardOnScreen } from './Recorder.ts';
import { useStage } from './stage.ts';

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
