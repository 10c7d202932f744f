import { describe, expect, it } from 'vitest';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { findSpawn } from '../../../../engine/tetris/moves/movegen.ts';
import { findOptions } from '../../../../engine/tetris/advice/options.ts';
import { kickNames, kickSets } from '../../../../engine/tetris/rules/kicks.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { type Skill, abilities, skills } from '../../../../engine/tetris/moves/skill.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { evaluatorNames as evaluators } from '../../../../engine/tetris/evaluators.ts';
import { type Input, pieces } from '../../../../engine/tetris/types.ts';
import { plainEnd } from './plainKeys.ts';
import { cellsKey } from './plainMoves.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';

const isTurn = (key: Input) => key === 'cw' || key === 'ccw' || key === 'half';

function mayPress(skill: Skill, keys: readonly Input[]): boolean {
  const body = keys.slice(keys[0] === 'hold' ? 1 : 0, -1);
  const firstDown = body.indexOf('softDrop');
  if (skill === 'drops') return firstDown < 0 && !body.includes('hold');
  if (skill === 'slides') return firstDown < 0 || !body.slice(firstDown).some(isTurn);
  return true;
}

describe.each(skills)('with hands that can do %s', (skill) => {
  it('every evaluator keeps to them, and its keys lead where it says, in a plain replay', () => {
    const random = randomNumbers(77);
    for (const [index, evaluator] of evaluators.entries())
      for (const round of [index % 4, (index + 2) % 4]) {
        const board = randomBoard(random, 10, 17);
        const queue = ['TI', 'SL', 'JO', 'ZT'][round]!;
        const state = stateOf(board, queue, { hold: 'I', canHold: true });
        const { candidates, notHere } = suggest(state, { evaluator, skill });
        for (const { inputs, placement, useHold, cells } of notHere ? [...candidates, notHere] : candidates) {
          expect(mayPress(skill, inputs), inputs.join(' ')).toBe(true);
          const start = findSpawn(board, useHold ? 'I' : state.queue[0]!)!;
          const keys = useHold ? inputs.slice(1) : inputs;
          expect(plainEnd(board, start, keys, abilities[skill].keys.kicks !== false)).toBe(
            cellsKey(placement.location),
          );
          expect(cells).toEqual(cellsOf(placement.location));
        }
      }
  });
});

describe.each(kickNames)('under the rules %s', (kicks) => {
  it.each(['drops', 'spins'] as const)('hints for %s lead where they say, in a plain replay', (skill) => {
    const random = randomNumbers(31);
    let told = 0;
    for (let round = 0; round < 6; round++) {
      const board = randomBoard(random, 10, 15);
      const state = stateOf(board, ['TI', 'SL', 'JO', 'ZT', 'IZ', 'LJ'][round]!);
      for (const { inputs, useHold, cells, placement } of suggest(state, { skill, kicks, width: 8 })
        .candidates) {
        if (useHold) continue;
        const start = findSpawn(board, state.queue[0]!, kicks)!;
        const end = plainEnd(board, start, inputs, abilities[skill].keys.kicks !== false, kicks);
        expect(end).toBe(cellsKey(placement.location));
        expect(cells).toEqual(cellsOf(placement.location));
        if (!kickSets[kicks].hasSpins) expect(placement.spin).toBe('none');
        told++;
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

it('more skill reaches all that less skill reaches', () => {
  const random = randomNumbers(5);
  for (let round = 0; round < 25; round++) {
    const board = randomBoard(random);
    const [piece] = [pieces[round % 7]!];
    const reached = skills.map((skill) => {
      const options = findOptions(stateOf(board, piece), { skill, useHold: false });
      return new Set(options.map(({ placement }) => cellsKey(placement.location)));
    });
    for (const [less, more] of [
      [0, 1],
      [1, 2],
    ] as const)
      // prettier-ignore
      for (const cells of reached[less]!) expect(reached[more]!.has(cells)).toBe(true);
  }
});

it('a tuck takes slides, and a spin takes spins', () => {
  const tuck = parseBoard(['XXXX......', '..........'], 20);
  const best = (skill: Skill) =>
    suggest(stateOf(tuck, 'I'), { skill, evaluator: 'bcts' }).candidates.map(({ cells }) => cells[0]!.join());
  expect(best('drops')).not.toContain('0,0');
  expect(best('slides')).toContain('0,0');
  const slot = parseBoard(['X.........', 'X..XXXXXXX', '...XXXXXXX', 'X.XXXXXXXX'], 20);
  const spinsOf = (skill: Skill) =>
    suggest(stateOf(slot, 'T'), { skill }).candidates.map(({ placement }) => placement.spin);
  expect(spinsOf('slides').every((spin) => spin === 'none')).toBe(true);
  expect(spinsOf('spins')).toContain('full');
});

it('shows each set of cells once, with any spin', () => {
  const slot = parseBoard(['X.........', 'X..XXXXXXX', '...XXXXXXX', 'X.XXXXXXXX'], 20);
  const { candidates } = suggest(stateOf(slot, 'T'), { skill: 'spins' });
  const keys = candidates.map(({ placement }) => cellsKey(placement.location));
  expect(new Set(keys).size).toBe(keys.length);
});

it('takes the fewest keys among places of equal value', () => {
  const random = randomNumbers(9);
  for (let round = 0; round < 12; round++) {
    const board = round === 0 ? emptyBoard() : randomBoard(random, 10, 12);
    const state = stateOf(board, 'OISZTJL'[round % 7]!);
    for (const skill of skills) {
      const { candidates } = suggest(state, { evaluator: 'bcts', skill });
      for (const [index, { score, inputs, result }] of candidates.entries()) {
        const next = candidates[index + 1];
        if (next && next.score === score && next.result.toppedOut === result.toppedOut)
          expect(inputs.length).toBeLessThanOrEqual(next.inputs.length);
      }
    }
  }
});
