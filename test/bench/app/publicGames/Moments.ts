/** What was true when, and whether what is told of a game was true about then. */
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { makeText } from '../../../../engine/tetris/rules/board.ts';
import { orientations, pieces } from '../../../../engine/tetris/types.ts';
import type { Layout, Sighting } from '../../../../vision/types.ts';
import { offBy } from '../../../e2e/playing/places.ts';
import type { PageTruth, Place } from './PublicGame.ts';

/** A told board may be so much older than the truth, in milliseconds, or ahead of what the page has told. */
const late = 600;
const early = 500;
/** In cells: a board further off is another one. */
const mostOff = 0.3;

/** A position: what lies, what falls, what is next; null where that isn't known. */
export interface Position {
  stack: readonly string[];
  falling: string | null;
  next: string | null;
}

export interface Moment extends Position {
  at: number;
}

/** The position that a page tells, its pieces named by their shapes. */
export const positionOf = ({ stack, falling, next }: PageTruth): Position => ({
  stack,
  falling: nameOf(falling),
  next: nameOf(next),
});

function nameOf(told: PageTruth['falling']): string | null {
  return typeof told === 'string' || told === null ? told : (shapes.get(shapeOf(told)) ?? null);
}

/** The cells as they lie to each other. */
function shapeOf(cells: readonly Place[]): string {
  const [left, top] = [0, 1].map((side) => Math.min(...cells.map((cell) => cell[side]!)));
  return cells
    .map(([column, row]) => `${column - left!},${row - top!}`)
    .sort()
    .join(' ');
}

const shapes = new Map(
  pieces.flatMap((type) =>
    orientations.map((orientation) => {
      const cells = cellsOf({ type, orientation, x: 0, y: 0 });
      return [shapeOf(cells.map(([x, y]): Place => [x, -y])), type] as const;
    }),
  ),
);

/** What is told of a position; null where nothing is. */
export function toldBy({ state }: Sighting): Position | null {
  if (!state) return null;
  if (state.game === 'tetris') {
    const [falling = null, next = null] = state.queue;
    const stack = makeText(state.board).map((row) => row.replaceAll(/[^.]/g, 'X'));
    return { stack, falling, next };
  }
  const [pair, next] = state.pairs.map(({ axis, child }) => axis + child);
  return { stack: state.field.cells.slice(1), falling: pair ?? null, next: next ?? null };
}

export class Moments {
  readonly #all: Moment[] = [];

  add(moment: Moment): void {
    this.#all.push(moment);
  }

  /** Whether it was so at about that time, as far as it is known by now. */
  had(told: Position, at: number): boolean {
    return this.#all.some(
      (moment) => moment.at >= at - late && moment.at <= at + early && isSame(told, moment),
    );
  }

  /** The last moment until `at`. */
  at(at: number): Moment | undefined {
    return this.#all.findLast((moment) => moment.at <= at);
  }

  /** No later moment can make it true any more. */
  static isSettled(at: number, now: number): boolean {
    return now > at + early;
  }
}

/** Whether the watched board is the page's. */
export function isThere({ board, columns, rows }: Layout, truth: PageTruth): boolean {
  if (columns !== truth.stack[0]?.length || rows !== truth.stack.length) return false;
  return offBy(board, truth.board, columns, rows) <= mostOff;
}

/**
 * The same stack, falling piece and, where both know it, next one. Of Puyo the colours may have other names, and it is the
 * game's own affair which of a pair is the axis.
 */
export function isSame(a: Position, b: Position): boolean {
  if (a.falling === null || b.falling === null) return false;
  const knowsNext = a.next !== null && b.next !== null;
  const [first, ...others] = [a, b].map(({ stack, falling, next }) =>
    waysOf(stack, falling!, knowsNext ? next! : ''),
  );
  return first!.some((one) => others[0]!.some((other) => isRenamed(one, other)));
}

/** What falls by the game's own names, in the order in which it is told; both orders where neither can be ruled out. */
export function fallingAsTold(told: Position, { stack, falling }: Position): string[] {
  const lyingTold = told.stack.join('/');
  return turned(falling!).filter((order) =>
    isRenamed([lyingTold, told.falling].join(' '), [stack.join('/'), order].join(' ')),
  );
}

function waysOf(stack: readonly string[], falling: string, next: string): string[] {
  const lying = stack.join('/').replace(/^(\.+(\/|$))+/, '');
  return turned(falling).flatMap((pair) => turned(next).map((second) => [lying, pair, second].join(' ')));
}

const turned = (pair: string): string[] => (pair.length === 2 ? [pair, pair[1]! + pair[0]!] : [pair]);

const puyo = /[RGBYP]/;

/** The same text, but for names of colours: each stands for one other. */
function isRenamed(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const [there, back] = [new Map<string, string>(), new Map<string, string>()];
  return [...a].every((letter, i) => {
    const other = b[i]!;
    if (!puyo.test(letter) || !puyo.test(other) || a.includes('X') || b.includes('X'))
      return letter === other;
    if (!there.has(letter) && !back.has(other)) {
      there.set(letter, other);
      back.set(other, letter);
    }
    return there.get(letter) === other && back.get(other) === letter;
  });
}
