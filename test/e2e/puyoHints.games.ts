/** A beginner follows the hints for a Puyo game that nobody here wrote; a bystander checks the screen and the rules. */
import { expect, it } from 'vitest';
import type { PanelState } from '../../electron/ipc.ts';
import { resolve } from '../../engine/puyo/chain.ts';
import { dropPair } from '../../engine/puyo/place.ts';
import type { Candidate, Cell, Input, PuyoField, PuyoState } from '../../engine/puyo/types.ts';
import { discOf } from '../../renderer/shared/disc.ts';
import { puyoColourOf } from '../../renderer/shared/puyo/colours.ts';
import { sleep } from './desktop.ts';
import { flobopuyo } from './games/windows.ts';
import type { Okiba } from './Okiba.ts';
import { boardOnScreen } from './playWithHints.ts';
import { RealGame } from './RealGame.ts';
import { distance, parseColour, pixel, type Screen } from './Screen.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const pairs = 8;
/** Long enough for a chain, and for garbage after it. */
const restMs = 15_000;

/** A pair further down may come to rest before its keys are pressed. */
const leastHeight = 8;

interface Turn {
  piece: number;
  position: PuyoState;
  best: Candidate;
  /** Discs of the hint that stood on the screen, of those that are on the field. */
  drawn: string;
  keys: Input[];
  after: PuyoField | null;
}

const bestOf = ({ puyo, status }: PanelState): Candidate | undefined =>
  status === 'ready' ? puyo?.suggestion?.candidates[0] : undefined;

/** Where the pair stands and what is to be pressed. */
const glance = (state: PanelState) => JSON.stringify([bestOf(state)?.inputs, state.puyo?.position.active]);

/** The discs' outlines have their puyos' colours at their upper and lower ends. */
async function drawnDiscs(screen: Screen, state: PanelState, game: RealGame): Promise<string> {
  const { cells } = bestOf(state)!;
  const { axis, child } = state.puyo!.position.pairs[0]!;
  const { rect, rows } = boardOnScreen(state, game);
  const image = await screen.grab(rect);
  const [width, height] = [rect.width / 6, rect.height / 12];
  const isDrawn = ([x, y]: Cell, kind: string) => {
    const disc = discOf({ x: x * width, y: (rows - 1 - y) * height, width, height });
    const near = [-2, -1, 0, 1, 2].map((off) => pixel(image, disc.x, disc.y - disc.ry + off));
    return near.some((colour) => distance(colour, parseColour(puyoColourOf(kind))) < 60);
  };
  const visible = cells
    .map((cell, at) => [cell, at === 0 ? axis : child] as const)
    .filter(([[, y]]) => y < rows);
  return `${visible.filter(([cell, kind]) => isDrawn(cell, kind)).length}/${visible.length}`;
}

/** Presses the keys one by one, looking at the hint again after each, and lowers the pair at the end. */
async function follow(okiba: Okiba, game: RealGame, start: PanelState): Promise<Input[]> {
  const keys: Input[] = [];
  let state = start;
  const isOver = (now: PanelState) => now.piece !== start.piece;
  while (keys.length < 16) {
    const key = bestOf(state)!.inputs[0]!;
    if (key === 'hardDrop') break;
    game.press(key);
    keys.push(key);
    const before = glance(state);
    const answered = (now: PanelState) =>
      isOver(now) || (bestOf(now) !== undefined && glance(now) !== before);
    await okiba.until(answered, `an answer to ${keys.join(' ')}`, 700).catch(() => {});
    const now = await okiba.until((later) => isOver(later) || bestOf(later) !== undefined, 'the keys', 3000);
    if (isOver(now)) return keys;
    state = now;
  }
  for (let rows = 0; rows < 24 && !isOver(await okiba.state()); rows++) {
    game.press('softDrop');
    await sleep(40);
  }
  return keys;
}

/** The field as the rules have it after the pair, and whether the next one read is that one; garbage may lie on it. */
function asRuled({ position, best, after }: Turn): string {
  const { field, pairs: queue } = position;
  const expected = resolve(dropPair(field, queue[0]!, best.placement)).after;
  if (!after) return 'no next pair was seen';
  const wrong = expected.cells.flatMap((row, r) =>
    [...row].flatMap((kind, x) => {
      const seen = after.cells[r]![x]!;
      const isHidden = r === 0;
      return isHidden || seen === kind || (kind === '.' && seen === 'O')
        ? []
        : [`${x},${12 - r} ${kind}->${seen}`];
    }),
  );
  return wrong.join(' ');
}

/** Points Okiba at the player's own field, of the two; the answer tells whether it is the one watched, with a hint. */
async function chooseOwnField(okiba: Okiba, game: RealGame): Promise<(state: PanelState) => boolean> {
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const area = game.area();
  const own = flobopuyo.board!(area);
  await okiba.request('board:click', {
    x: (own.x + own.width / 2 - area.x) / area.width,
    y: (own.y + own.height / 2 - area.y) / area.height,
  });
  return (state) => bestOf(state) !== undefined && Math.abs(boardOnScreen(state, game).rect.x - own.x) < 8;
}

/** The next pair after pair `last`, from its hint to the field under the one after it. */
async function takeTurn(
  okiba: Okiba,
  game: RealGame,
  isHinted: (state: PanelState) => boolean,
  last: number,
): Promise<Turn> {
  const isHigh = ({ puyo }: PanelState) => (puyo?.position.active?.y ?? 0) >= leastHeight;
  const isNew = (state: PanelState) => isHinted(state) && isHigh(state) && state.piece !== last;
  await okiba.until(isNew, `a hint after pair ${last}`, restMs);
  await sleep(200);
  const state = await okiba.until(isNew, 'the hint, still', 3000);
  const { piece } = state;
  const [position, best] = [state.puyo!.position, bestOf(state)!];
  const drawn = await drawnDiscs(stage.screen, state, game);
  const keys = await follow(okiba, game, state);
  const isNext = (now: PanelState) => now.piece !== piece && now.puyo !== null;
  const next = await okiba.until(isNext, 'the next pair', restMs).catch(() => null);
  return { piece, position, best, drawn, keys, after: next?.puyo?.position.field ?? null };
}

const inWords = (turn: Turn) =>
  `${turn.drawn} ${turn.best.words.en} [${turn.keys.join(' ')}] ${asRuled(turn)}`;

it('flobopuyo: hints lead pairs to the cells that they show', { retry: 2 }, async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const isHinted = await chooseOwnField(okiba, game);
  const turns: Turn[] = [];
  while (turns.length < pairs) turns.push(await takeTurn(okiba, game, isHinted, turns.at(-1)?.piece ?? -1));
  console.log(turns.map(inWords).join('\n'));
  expect(turns.map(asRuled).filter(Boolean)).toEqual([]);
  expect(turns.map(({ drawn }) => drawn).filter((drawn) => !/^(\d)\/\1$/.test(drawn))).toEqual([]);
});
