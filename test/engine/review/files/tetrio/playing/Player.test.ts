import { describe, expect, it } from 'vitest';
import { happeningsOf } from '../../../../../../engine/review/files/tetrio/happenings.ts';
import { PieceQueue } from '../../../../../../engine/review/files/tetrio/playing/drawing/PieceQueue.ts';
import { Player } from '../../../../../../engine/review/files/tetrio/playing/Player.ts';
import { readRules } from '../../../../../../engine/review/files/tetrio/rules.ts';
import { draw, mix } from '../../../../../../engine/tetris/random.ts';
import { makeText } from '../../../../../../engine/tetris/rules/board.ts';
import { newBag } from '../../../../../../engine/tetris/rules/bag.ts';
import { deal, newGame, press } from '../../../../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../../../../engine/tetris/types.ts';
import { attack, still, tap, taps } from '../files.ts';
import { rounds } from '../../../../../rounds.ts';

function played(events: readonly object[], options: object = still, frames = 2000): Player {
  const player = new Player(readRules({ ...still, ...options }));
  player.play(happeningsOf(events), frames);
  return player;
}

const down = (frame: number, key: string) => ({ frame, type: 'keydown', data: { key, subframe: 0 } });

const keys: readonly [Input, string][] = [
  ['left', 'moveLeft'],
  ['right', 'moveRight'],
  ['cw', 'rotateCW'],
  ['ccw', 'rotateCCW'],
  ['half', 'rotate180'],
  ['hold', 'hold'],
];

/** Any keys, then a drop, for so many pieces. */
function randomKeys(seed: number, pieces: number): [Input, string][] {
  let state = mix(seed);
  const chance = (): number => {
    const drawn = draw(state);
    state = drawn.state;
    return drawn.value;
  };
  return Array.from({ length: pieces }, () => {
    const some = Array.from(
      { length: Math.floor(chance() * 7) },
      () => keys[Math.floor(chance() * keys.length)]!,
    );
    return [...some, ['hardDrop', 'hardDrop'] as [Input, string]];
  }).flat();
}

/** The same keys under our own rules of play, with the same pieces. */
function twin(seed: number, pressed: readonly [Input, string][]): string[] {
  const pieces = new PieceQueue(seed, false).peek(40);
  const bag = { ...newBag(1), first: pieces.slice(6) };
  let game = deal({ ...newGame(1, { kicks: 'srs+' }), bag }, pieces.slice(0, 6));
  for (const [input] of pressed) game = press(game, input);
  const text = makeText(game.board);
  return text.slice(text.findIndex((row) => row.includes('X')));
}

describe('a player of TETR.IO', () => {
  it('leaves the same stack as our own rules with half turns, for any keys', () => {
    for (let seed = 1; seed <= rounds(60, 12); seed++) {
      const pressed = randomKeys(seed, 6);
      const events = taps(pressed.map(([, key]) => key));
      const { cells, turns } = played(events, { seed });
      expect([seed, ...cells]).toEqual([seed, ...twin(seed, pressed)]);
      expect(turns).toHaveLength(6);
    }
  });

  it('reports for each piece the stack, what came and where it went', () => {
    const { turns } = played(taps(['hardDrop', 'hold', 'hardDrop']));
    const [first, second] = turns;
    expect(first).toMatchObject({ cells: [], hold: null, canHold: true, combo: 0, at: 167 });
    expect(first!.queue).toEqual(new PieceQueue(still.seed, false).peek(6));
    expect(first!.placed).toMatchObject({ type: first!.queue[0], orientation: 'north', x: 4, y: 0 });
    expect(second!.queue[0]).toBe(first!.queue[1]);
    expect(second!.placed.type).toBe(second!.queue[1]);
    expect(second!.cells).not.toEqual([]);
  });

  it.each([
    ['moves once at first', 19, 3],
    ['moves again after ten frames', 21, 2],
    ['moves every two frames then', 23, 1],
    ['stops at the wall', 60, 1],
  ])('an arrow that is held %s', (_, drop, x) => {
    const { turns } = played([down(10, 'moveLeft'), ...tap(drop, 'hardDrop')]);
    expect(turns[0]!.placed).toMatchObject({ type: 'L', x });
  });

  it('locks a piece by itself thirty frames after it landed, and heeds a drop that came too late', () => {
    const held = [down(10, 'softDrop'), { frame: 12, type: 'keyup', data: { key: 'softDrop', subframe: 0 } }];
    const options = { g: 0.02, lockresets: 15 };
    expect(played(held, options, 30).turns).toHaveLength(0);
    expect(played(held, options, 60).turns).toHaveLength(1);
    const late = played([...held, ...tap(43, 'hardDrop')], options, 60);
    expect(late.turns).toHaveLength(1);
    const unsafe = { ...options, handling: { ...still.handling, safelock: false } };
    expect(played([...held, ...tap(43, 'hardDrop')], unsafe, 60).turns).toHaveLength(2);
  });

  it('lets garbage in below a piece that clears nothing, once it has been on its way', () => {
    const early = played([...attack(0, 4), ...tap(15, 'hardDrop')]);
    expect(early.cells.filter((row) => row.split('.').length === 2)).toHaveLength(0);
    const late = played([...attack(0, 4), ...tap(15, 'hardDrop'), ...tap(40, 'hardDrop')]);
    const [gap] = late.cells.slice(-4).map((row) => row.indexOf('.'));
    expect(late.cells.slice(-4)).toEqual(Array(4).fill(`${'X'.repeat(gap!)}.${'X'.repeat(9 - gap!)}`));
    expect(late.turns[1]!.incoming).toBe(4);
  });

  it('is over when a piece has no room', () => {
    const { isOver, turns } = played(taps(Array(30).fill('hardDrop')));
    expect(isOver).toBe(true);
    expect(turns.length).toBeLessThan(20);
  });
});
