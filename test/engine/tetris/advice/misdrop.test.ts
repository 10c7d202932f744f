import { describe, expect, it } from 'vitest';
import { controllers } from '../../../../engine/tetris/evaluate/controllers.ts';
import { expectScores, misdropRates, slipsOf } from '../../../../engine/tetris/advice/misdrop.ts';
import { type Judged, findOptions } from '../../../../engine/tetris/advice/options.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { type Board, type Input, type Piece, pieces } from '../../../../engine/tetris/types.ts';
import { type Skill, abilities, skills } from '../../../../engine/tetris/moves/skill.ts';
import { plainEnd } from '../moves/plainKeys.ts';
import { cellsKey } from '../moves/plainMoves.ts';
import { mirrored, randomBoard, randomNumbers } from '../randomBoards.ts';
import { stateOf } from '../states.ts';
import { rounds } from '../../../rounds.ts';

/** Options with scores that tell them apart. */
function judge(board: Board, piece: Piece, skill: Skill = 'drops'): Judged[] {
  return findOptions(stateOf(board, piece), { skill, useHold: false }).map((option, index) => ({
    option,
    verdict: { score: 100 - ((index * 37) % 53), plan: [] },
  }));
}

describe('slips', () => {
  it.each<[Input[], [string, number][]]>([
    [['hardDrop'], [['left hardDrop', 0.05], ['right hardDrop', 0.05]]],
    [['cw', 'left', 'hardDrop'], [['cw left left hardDrop', 0.05], ['cw left right hardDrop', 0.05], ['left hardDrop', 0.2]]],
    [['hold', 'cw', 'cw', 'hardDrop'], [['hold cw cw left hardDrop', 0.05], ['hold cw cw right hardDrop', 0.05], ['hold cw hardDrop', 0.2]]],
    [
      ['right', 'softDrop', 'softDrop', 'left', 'hardDrop'],
      [['right left softDrop softDrop left hardDrop', 0.025], ['right right softDrop softDrop left hardDrop', 0.025], ['right softDrop softDrop hardDrop', 0.05]],
    ],
  ])('of %j', (keys, expected) => {
    const slips = slipsOf(keys, { column: 0.1, turn: 0.2 });
    expect(slips.map((slip) => slip.keys.join(' '))).toEqual(expected.map(([line]) => line));
    slips.forEach(({ chance }, index) => expect(chance).toBeCloseTo(expected[index]![1]));
  }); // prettier-ignore

  it('never happen with rates of zero', () => {
    expect(slipsOf(['cw', 'left', 'hardDrop'], misdropRates.off)).toEqual([]);
  });
});

describe('the expected value', () => {
  it.each(skills)('is the mean over all ends of a plain replay: %s', (skill) => {
    const random = randomNumbers(3);
    for (let round = 0; round < rounds(14, 2); round++) {
      const board = randomBoard(random, 10, 15);
      const judged = judge(board, pieces[round % 7]!, skill);
      if (judged.length === 0) continue;
      const alive = judged
        .filter(({ option }) => !option.result.toppedOut)
        .map(({ verdict }) => verdict.score);
      const [best, middle] = [Math.max(...alive), alive.toSorted((a, b) => b - a)[alive.length >> 1]!];
      const lost = best - 8 * (best - middle) - 1;
      const least = best - 4 * (best - middle);
      const rates = misdropRates.high;
      const plain = judged.map(({ option, verdict }) => {
        const ends = slipsOf(option.inputs, rates).map(({ keys, chance }) => {
          const end = plainEnd(board, option.start, keys, abilities[skill].keys.kicks !== false);
          const there = judged.filter((other) => cellsKey(other.option.placement.location) === end);
          const worth = there.map((other) =>
            other.option.result.toppedOut ? lost : Math.max(least, other.verdict.score),
          );
          return { chance, worth: there.length > 0 ? Math.max(...worth) : lost };
        });
        const rest = 1 - ends.reduce((sum, { chance }) => sum + chance, 0);
        return ends.reduce((sum, { chance, worth }) => sum + chance * worth, rest * verdict.score);
      });
      expectScores(board, judged, rates).forEach((score, index) =>
        expect(score).toBeCloseTo(plain[index]!, 9),
      );
    }
  });

  it('lets no rare slip on a crowded board outweigh a place that clears it', () => {
    const low = parseBoard(['..........', 'XXXX..XXXX', 'XXXX..XXXX']);
    const [best] = suggest(stateOf(low, 'OT', { canHold: true }), { misdrops: 'low' }).candidates;
    expect(best!.result.linesCleared).toBe(2);
  });

  it('is the score itself for hands that never slip', () => {
    const judged = judge(emptyBoard(), 'L');
    expect(expectScores(emptyBoard(), judged, misdropRates.off)).toEqual(
      judged.map(({ verdict }) => verdict.score),
    );
  });

  it('finds the place of every slip among the places of hard drops', () => {
    const board = parseBoard(['X........X', 'XX......XX'], 20);
    const judged = judge(board, 'J');
    const best = Math.max(...judged.map(({ verdict }) => verdict.score));
    const worst = Math.min(...judged.map(({ verdict }) => verdict.score));
    for (const score of expectScores(board, judged, misdropRates.high)) {
      expect(score).toBeLessThanOrEqual(best);
      expect(score).toBeGreaterThanOrEqual(worst);
    }
  });

  it('prefers what a slip does not spoil', () => {
    const cliff = parseBoard(
      ['XXXX..XXXX', 'XXXX..XXXX', 'XXXX..XXXX', 'XXXX..XXXX', 'XXXX..XXXX', 'XXXX..XXXX'],
      20,
    );
    const best = (misdrops: 'off' | 'high') =>
      suggest(stateOf(cliff, 'O'), { evaluator: 'bcts', misdrops }).candidates[0]!;
    expect(best('off').score).toBeGreaterThan(best('high').score);
    expect(best('off').cells[0]).toEqual([4, 0]);
  });

  it('is the same in a mirror, by columns: the direction of a half turn is a habit', () => {
    const random = randomNumbers(12);
    const twin: Record<Piece, Piece> = { I: 'I', O: 'O', T: 'T', S: 'Z', Z: 'S', J: 'L', L: 'J' };
    const scores = (board: Board, piece: Piece) => {
      const judged = findOptions(stateOf(board, piece), { skill: 'drops', useHold: false }).map((option) => {
        const score = controllers['dellacherie']!.score(board, option.placement.location);
        return { option, verdict: { score, plan: [] } };
      });
      const expected = expectScores(board, judged, { column: 0.1, turn: 0 });
      return expected.map((score) => Math.round(score * 1e6) / 1e6).sort((a, b) => a - b);
    };
    for (let round = 0; round < 14; round++) {
      const board = randomBoard(random, 10, 14);
      const piece = pieces[round % 7]!;
      expect(scores(board, piece)).toEqual(scores(mirrored(board), twin[piece]));
    }
  });
});
