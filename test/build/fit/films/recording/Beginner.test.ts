import { describe, expect, it } from 'vitest';
import {
  Beginner,
  inputToward,
  stateOf,
  type Seen,
} from '../../../../../build/fit/films/recording/Beginner.ts';
import { randomStream } from '../../../../../engine/tetris/random.ts';
import { makeText } from '../../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../../engine/tetris/rules/pieces.ts';
import {
  fall,
  isGrounded,
  lock,
  newGame,
  press,
  type Game,
} from '../../../../../engine/tetris/rules/play.ts';
import type { Input, Location } from '../../../../../engine/tetris/types.ts';

const empty = Array<string>(20).fill('..........');
const pieceOf = (count: number) => ({ count, kind: 'O', at: 0, stack: empty });
const square: Seen['falling'] = [[4, 0], [5, 0], [4, 1], [5, 1]]; // prettier-ignore
const seen = (changes: Partial<Seen> = {}): Seen => ({
  columns: 10,
  rows: 20,
  stack: empty,
  falling: square,
  pieces: [pieceOf(1)],
  ...changes,
});

/** A game as its page would tell it. */
function seenOf({ board, active, locked }: Game): Seen {
  const falling = active ? cellsOf(active).map(([x, y]): [number, number] => [x, board.rows - 1 - y]) : [];
  const pieces = Array.from({ length: locked + 1 }, (_, i) => pieceOf(i + 1));
  return seen({ stack: makeText(board), falling, pieces });
}

/** A row down in so many pictures. */
const fallPictures = 9;

/** The keys of so many pictures, and what they lead to. */
function play(player: Beginner, pictures: number): { game: Game; keys: (Input | null)[] } {
  let game = newGame(5);
  const keys: (Input | null)[] = [];
  for (let picture = 1; picture <= pictures; picture += 1) {
    if (picture % fallPictures === 0) game = isGrounded(game) ? lock(game) : fall(game);
    keys.push(player.look(seenOf(game)));
    if (keys.at(-1)) game = press(game, keys.at(-1)!);
  }
  return { game, keys };
}

describe('a position read from a page', () => {
  it('has its bottom row at 0, and the piece at its place in the air', () => {
    const stack = [...empty.slice(1), 'XXXXXXXXX.'];
    const state = stateOf(seen({ stack, falling: [[0, 1], [1, 1], [2, 1], [1, 0]] }))!; // prettier-ignore
    expect(state.active).toEqual({ type: 'T', orientation: 'north', x: 1, y: 18 });
    expect(state.queue).toEqual(['T']);
    expect(state.board.masks[0]).toBe(0b0111111111);
  });

  it('is null while no piece falls, and an empty board before the page reports a stack', () => {
    expect(stateOf(seen({ falling: [] }))).toBeNull();
    expect(makeText(stateOf(seen({ stack: [] }))!.board)).toEqual(empty);
  });
});

describe('the next key for a piece', () => {
  const from: Location = { type: 'L', orientation: 'north', x: 4, y: 18 };
  it.each([
    ['turns it before anything else', { orientation: 'east', x: 1 }, 'cw'],
    ['moves it to the left', { x: 1 }, 'left'],
    ['moves it to the right', { x: 7 }, 'right'],
    ['is null when only the drop is left', { y: 0 }, null],
  ] as const)('%s', (_, change, input) => {
    expect(inputToward(from, { ...from, ...change })).toBe(input);
  });
});

describe('a beginner', () => {
  it('clears rows, waits before each piece, and never presses keys in two consecutive pictures', () => {
    const { game, keys } = play(new Beginner(true, randomStream(3)), 1200);
    expect(game.over).toBe(false);
    expect(game.locked).toBeGreaterThan(30);
    expect(game.lines).toBeGreaterThan(8);
    expect(keys.slice(0, 5)).toEqual(Array(5).fill(null));
    expect(keys.some((key, i) => key && keys[i + 1])).toBe(false);
  });

  it('presses the same keys for the same seed, and different ones for another', () => {
    const [one, again, other] = [3, 3, 4].map(
      (seed) => play(new Beginner(true, randomStream(seed)), 300).keys,
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('lowers a piece row by row in a game without a hard drop', () => {
    const { game, keys } = play(new Beginner(false, randomStream(3)), 600);
    expect(keys).toContain('softDrop');
    expect(keys).not.toContain('hardDrop');
    expect(game.locked).toBeGreaterThan(5);
  });

  it('drops a piece that no key moves', () => {
    const player = new Beginner(true, () => 0.5);
    const keys = Array.from({ length: 60 }, () => player.look(seen())).filter((key) => key !== null);
    expect(keys.slice(0, 16)).not.toContain('hardDrop');
    expect(keys[16]).toBe('hardDrop');
  });
});
