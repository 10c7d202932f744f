import { describe, expect, it } from 'vitest';
import { advisePuyo, playableIn, steerPuyo } from '../../../../electron/hints/puyo/puyoAdvice.ts';
import { findKeys } from '../../../../electron/hints/puyo/keys.ts';
import { heightsOf, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { press, type Stance, type TurnOrMove } from '../../../../engine/puyo/rules/moves.ts';
import { restingCells } from '../../../../engine/puyo/rules/place.ts';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import type { Input } from '../../../../engine/puyo/types.ts';
import type { Turn } from '../../../../electron/hints/turns.ts';
import { pairs, position, sightOf } from './fields.ts';
import { cellsAt } from '../../../cellsAt.ts';

const spawn = { x: 2, y: 11, direction: 'up' } as const;
const both: Turn[] = ['cw', 'ccw'];

/** Where the keys bring the pair, by the rules of the engine. */
function rest(heights: readonly number[], start: Stance, keys: readonly Input[]): string {
  const last = keys
    .slice(0, -1)
    .reduce((stance, key) => press(heights, stance, key as TurnOrMove) ?? stance, start);
  return restingCells({ column: last.x + 1, direction: last.direction }, heights).join(' ');
}

describe('keys', () => {
  const uneven = 'R.....\nR.....\nRG...B\nRGY..B';

  it.each([[both], [['ccw'] as Turn[]], [['cw'] as Turn[]]])(
    'with %s bring a pair to every place',
    (turns) => {
      const state = position(uneven, 'RG BY', spawn);
      const heights = heightsOf(stacksOf(state.field));
      const { candidates } = suggest(state, { evaluator: 'potential', count: 22 });
      expect(candidates).toHaveLength(22);
      for (const { cells } of candidates) {
        const keys = findKeys({ heights, pair: state.pairs[0]!, start: spawn, turns }, cells)!;
        expect(rest(heights, spawn, keys)).toBe(cells.join(' '));
        expect(keys.filter((key) => key.endsWith('cw') && !turns.includes(key as Turn))).toEqual([]);
      }
    },
  );

  it('of two equal puyos take the shorter way', () => {
    const walk = { heights: [0, 0, 0, 0, 0, 0], pair: pairs('RR')[0]!, start: spawn, turns: both };
    const cells = restingCells({ column: 3, direction: 'down' }, walk.heights);
    expect(findKeys(walk, cells)).toEqual(['hardDrop']);
  });

  it('do not rely on kicks if there is another way', () => {
    const atWall = { ...spawn, x: 5 };
    const walk = { heights: [0, 0, 0, 0, 0, 0], pair: pairs('RG')[0]!, start: atWall, turns: both };
    const cells = restingCells({ column: 5, direction: 'right' }, walk.heights);
    expect(findKeys(walk, cells)).toEqual(['left', 'cw', 'hardDrop']);
  });

  it('do not exist for a place behind a wall', () => {
    const wall = position(Array<string>(12).fill('...B..').join('\n'), 'RG', spawn);
    const walk = {
      heights: heightsOf(stacksOf(wall.field)),
      pair: pairs('RG')[0]!,
      start: spawn,
      turns: both,
    };
    expect(findKeys(walk, restingCells({ column: 6, direction: 'up' }, walk.heights))).toBeNull();
  });
});

describe('advice', () => {
  it('joins puyos on the field by colour, and not the pair itself', () => {
    const state = position('GG....\nRRBB..', 'RG', spawn);
    const { candidates } = suggest(state, { evaluator: 'potential', count: 22 });
    const upright = candidates.find(({ cells }) => cells.join(' ') === '2,1 2,2')!;
    const lying = candidates.find(({ cells }) => cells.join(' ') === '3,1 2,1')!;
    const joined = (best: typeof upright) =>
      advisePuyo({ ...suggest(state), candidates: [best] }, state, both)!.joined;
    expect(joined(upright)).toEqual([]);
    expect(joined(lying)).toEqual([
      {
        colour: 'G',
        cells: expect.arrayContaining(cellsAt('0,1 1,1')),
      },
    ]);
  });

  it('takes the first place that can be reached, and a second one that does not lose', () => {
    const state = position(Array<string>(12).fill('...B..').join('\n'), 'RG', spawn);
    const all = suggest({ ...state, field: position('......').field }, { evaluator: 'potential', count: 22 });
    const behind = all.candidates.find(({ placement }) => placement.column === 6)!;
    const lost = { ...all.candidates[0]!, result: { ...all.candidates[0]!.result, lost: true } };
    const near = all.candidates.filter(({ cells }) => cells.every(([x]) => x < 3));
    const advice = advisePuyo({ ...all, candidates: [behind, near[0]!, lost, near[1]!] }, state, both)!;
    expect([advice.best, advice.second]).toEqual([near[0], near[1]]);
  });

  it('is out of reach once a wall is between', () => {
    const state = position('......', 'RG', spawn);
    const advice = advisePuyo(suggest(state, { evaluator: 'potential', count: 22 }), state, both)!;
    const best = { ...advice.best, cells: restingCells({ column: 6, direction: 'up' }, [0, 0, 0, 0, 0, 0]) };
    const walled = position(Array<string>(8).fill('...B..').join('\n'), 'RG', {
      x: 2,
      y: 4,
      direction: 'up',
    });
    expect(steerPuyo({ ...advice, best }, walled, both)).toBeNull();
  });
});

describe('a position that can be played', () => {
  const tall = (rows: number, top: string, y: number) => {
    const known = position('RG....', 'RG BY', { x: 4, y, direction: 'left' });
    const empty = Array<string>(rows - 12).fill('......');
    const cells = [...empty, top, ...known.field.cells.slice(1)];
    return { ...known, field: { columns: 6, rows, cells } };
  };

  it.each([
    [13, '......', 12, 12],
    [13, 'Y.....', 9, 9],
    [14, '......', 13, 12],
  ])('is one of %i rows that shows those above the twelfth', (rows, top, y, stands) => {
    const known = position('RG....', 'RG BY', { x: 4, y: stands, direction: 'left' });
    const cells = [top, ...known.field.cells.slice(1)];
    const played = { ...known, field: { ...known.field, cells } };
    expect(playableIn(sightOf(1, 1, tall(rows, top, y)))).toEqual(played);
  });

  it('is none with puyo above the rows that the rules know', () => {
    const full = tall(14, '......', 5);
    const cells = full.field.cells.map((row, at) => (at === 1 ? 'Y.....' : row));
    expect(playableIn(sightOf(1, 1, { ...full, field: { ...full.field, cells } }))).toBeNull();
  });

  it('is one of 6 by 12', () => {
    expect(playableIn(sightOf(1, 1, position('RG....')))).not.toBeNull();
    const field = { columns: 8, rows: 12, cells: Array<string>(13).fill('........') };
    expect(playableIn(sightOf(1, 1, { ...position('RG....'), field }))).toBeNull();
    expect(playableIn(sightOf(1, 1, null))).toBeNull();
  });
});
