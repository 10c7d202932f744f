/** A beginner follows the hints for a Puyo game, one key at a time; a bystander checks the screen and the rules. */
import { languages } from '../../../electron/contract/words/languages.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import type { Candidate, Cell, Input, PuyoField, PuyoState } from '../../../engine/puyo/types.ts';
import { fractions } from '../../../vision/space.ts';
import type { Image } from '../../../vision/types.ts';
import { discOf } from '../../../electron/contract/hint/disc.ts';
import { puyoColourOf } from '../../../electron/contract/colours/puyo.ts';
import { sleep } from '../stage/desktop.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { offBy } from './places.ts';
import { boardOnScreen } from './playWithHints.ts';
import type { RealGame } from '../stage/RealGame.ts';
import { distance, parseColour, pixel, type Screen } from '../stage/Screen.ts';

/** A key has its effect, and the effect an answer, in less. */
const answerMs = 1500;

/** Long enough for a chain, and for garbage after it. */
const restMs = 25_000;

/** A pair further down may come to rest before its keys are pressed. */
const leastHeight = 6;

/** Where the game is played, and who looks on. */
export interface PuyoTable {
  okiba: Okiba;
  game: RealGame;
  screen: Screen;
}

export interface Turn {
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

/** Nothing better is being looked for. */
const isFinal = ({ puyo }: PanelState): boolean => puyo?.suggestion?.final === true;

/** Points Okiba at the player's own field, of the two; the answer tells whether it is the one watched, with a hint. */
export async function chooseOwnField(okiba: Okiba, game: RealGame): Promise<(state: PanelState) => boolean> {
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const area = game.area();
  const own = game.kind.board!(area);
  const middle = {
    x: (own.x + own.width / 2 - area.x) / area.width,
    y: (own.y + own.height / 2 - area.y) / area.height,
  };
  await okiba.request('board:command', { kind: 'click', at: fractions(middle) });
  const isInPlace = (state: PanelState) => {
    const { rect, columns, rows } = boardOnScreen(state, game);
    return offBy(rect, own, columns, rows) < 0.25;
  };
  return (state) => bestOf(state) !== undefined && isFinal(state) && isInPlace(state);
}

/** What a key changes: how the pair stands, and what is to be pressed. A pair that falls a row meanwhile is no answer. */
function glance(state: PanelState): string {
  const { x, direction } = state.puyo?.position.active ?? {};
  return JSON.stringify([bestOf(state)?.inputs, x, direction]);
}

/** A hint is on the screen so soon after Okiba has it. */
const drawnMs = 1000;

/** Of the hint's discs those on the field that are seen on the screen, as soon as all are. */
async function drawnDiscs(screen: Screen, state: PanelState, game: RealGame): Promise<string> {
  const { rect, rows } = boardOnScreen(state, game);
  const { cells } = bestOf(state)!;
  const { axis, child } = state.puyo!.position.pairs[0]!;
  const visible = cells
    .map((cell, at) => [cell, at === 0 ? axis : child] as const)
    .filter(([[, y]]) => y < rows);
  const since = Date.now();
  for (;;) {
    const image = await screen.grab(rect);
    const { length } = visible.filter(([cell, kind]) => hasDisc(image, rows, cell, kind));
    if (length === visible.length || Date.now() - since > drawnMs) return `${length}/${visible.length}`;
    await sleep(20);
  }
}

/** The disc's outline has its puyo's colour at its upper end. */
function hasDisc(image: Image, rows: number, [x, y]: Cell, kind: string): boolean {
  const [width, height] = [image.width / 6, image.height / rows];
  const disc = discOf({ x: x * width, y: (rows - 1 - y) * height, width, height });
  const near = [-2, -1, 0, 1, 2].map((off) => pixel(image, disc.x, disc.y - disc.ry + off));
  return near.some((colour) => distance(colour, parseColour(puyoColourOf(kind))) < 60);
}

/** So long a beginner looks before the next key. */
const lookMs = 150;

/** What is shown once the key has had its effect, or had time enough to have one: the same for a while. */
async function answerTo(okiba: Okiba, pressed: PanelState): Promise<PanelState> {
  const since = Date.now();
  let seen = { glance: glance(pressed), at: since };
  return okiba.until(
    (now) => {
      if (now.piece !== pressed.piece) return true;
      if (!bestOf(now)) return false;
      if (glance(now) !== seen.glance) seen = { glance: glance(now), at: Date.now() };
      const isAnswer = seen.glance !== glance(pressed) || Date.now() - since > answerMs;
      return isAnswer && Date.now() - seen.at >= lookMs;
    },
    'the keys from where the pair stands',
    3 * answerMs,
  );
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
    const now = await answerTo(okiba, state);
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
export function asRuled({ position, best, after }: Turn): string {
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

/** The next pair after pair `last`, from its hint to the field under the one after it. */
export async function takeTurn(
  { okiba, game, screen }: PuyoTable,
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
  const drawn = await drawnDiscs(screen, state, game);
  const keys = await follow(okiba, game, state);
  const isNext = (now: PanelState) => now.piece !== piece && now.puyo !== null;
  const next = await okiba.until(isNext, 'the next pair', restMs).catch(() => null);
  return { piece, position, best, drawn, keys, after: next?.puyo?.position.field ?? null };
}

export const inWords = (turn: Turn) =>
  `${turn.drawn} ${languages.en.puyo.advice.place(turn.best.placement)} [${turn.keys.join(' ')}] ${asRuled(turn)}`;

/** Every disc of the hint stood on the screen. */
export const isDrawn = ({ drawn }: Turn): boolean => /^(\d)\/\1$/.test(drawn);
