import { describe, expect, it } from 'vitest';
import { standsTall, weighVisible } from '../../../../engine/tetris/advice/nearTies.ts';
import { type Judged, type Option, findOptions } from '../../../../engine/tetris/advice/options.ts';
import { columnHeights } from '../../../../engine/tetris/advice/stackTop.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { type Piece } from '../../../../engine/tetris/types.ts';
import { stateOf } from '../states.ts';

const noise = 10;

/** All places of a piece, each worth what `scoreOf` says. */
function judgedOn(rows: string[], piece: Piece, scoreOf: (option: Option) => number): Judged[] {
  const state = stateOf(parseBoard(rows, 20), `${piece}O`, { canHold: true });
  return findOptions(state, { skill: 'drops', useHold: true }).map((option) => ({
    option,
    verdict: { score: scoreOf(option), plan: [] },
  }));
}

function bestOf(judged: readonly Judged[], told: Option | null = null): Option {
  const [best] = weighVisible(judged, noise, told).sort((a, b) => b.verdict.score - a.verdict.score);
  return best!.option;
}

const makesHoles = ({ result }: Option) => result.holesAdded > 0;

describe('among places that are worth about the same', () => {
  it('one without a new hole wins, but not against one that is clearly better', () => {
    const rows = ['XX.XX.....', 'XXXXX.XXXX'];
    expect(makesHoles(bestOf(judgedOn(rows, 'T', (one) => Number(makesHoles(one)) * noise)))).toBe(false);
    expect(makesHoles(bestOf(judgedOn(rows, 'T', (one) => Number(makesHoles(one)) * 9 * noise)))).toBe(true);
  });

  it('a covered hole stays open to be cleared', () => {
    const rows = ['X.XXXXXX..', 'XXXXXXXXX.', '.XXXXXXXX.'];
    const isPlug = ({ cells, result }: Option) => result.linesCleared === 0 && cells.some(([x]) => x === 0);
    expect(isPlug(bestOf(judgedOn(rows, 'I', (one) => Number(isPlug(one)) * 0.9 * noise)))).toBe(false);
  });

  it('one that clears a row wins over one that clears nothing, except for a well that is kept for four', () => {
    const clears = ({ result }: Option) => result.linesCleared > 0;
    const low = ['X.........', 'XXXXXX....'];
    expect(clears(bestOf(judgedOn(low, 'I', (one) => 0.7 * Number(!clears(one)) * noise)))).toBe(true);
    expect(clears(bestOf(judgedOn(low, 'I', (one) => 5 * Number(!clears(one)) * noise)))).toBe(false);
    const well = ['XXXXXXX...', 'XXXXXXXXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'];
    const keeps = ({ cells }: Option) => cells.every(([x]) => x < 9);
    expect(keeps(bestOf(judgedOn(well, 'L', (one) => 0.5 * Number(keeps(one)) * noise)))).toBe(true);
  });

  it('one that keeps the stack low wins', () => {
    const isUpright = ({ cells }: Option) => new Set(cells.map(([x]) => x)).size === 2;
    const best = bestOf(judgedOn(['XXXX....XX'], 'L', (one) => 0.4 * Number(isUpright(one)) * noise));
    expect(isUpright(best)).toBe(false);
  });

  it('the falling piece is played rather than held, and the nearer place is taken', () => {
    const flat = judgedOn(['XXXXXXXXX.'], 'O', () => 0);
    const best = bestOf(flat);
    const clean = flat.filter(({ option }) => !option.choice.useHold && !makesHoles(option));
    expect(best.choice.useHold).toBe(false);
    expect(best.inputs.length).toBe(Math.min(...clean.map(({ option }) => option.inputs.length)));
  });

  it('the first answer stays, until another place is better by more than the noise', () => {
    const [first, ...others] = judgedOn(['XXXXXXXXX.'], 'O', () => 0).filter(
      ({ option }) => !option.choice.useHold && !makesHoles(option),
    );
    const [near, far] = [0.4, 3].map((gain) =>
      others.map(({ option }) => ({ option, verdict: { score: gain * noise, plan: [] } })),
    );
    expect(bestOf([first!, ...near!], first!.option)).toBe(first!.option);
    expect(bestOf([first!, ...far!], first!.option)).not.toBe(first!.option);
  });
});

it.each([
  ['at the left wall of a low stack', ['..XXXXXXXX'], 0, true],
  ['in a well', ['.XXXXXXXX.', '.XXXXXXXX.', '.XXXXXXXX.'], 0, false],
  ['in a well too shallow', ['.XXXXXXXX.'], 0, true],
] as const)('an I %s', (_where, rows, column, sticksOut) => {
  const upright = judgedOn([...rows], 'I', () => 0).find(({ option }) =>
    option.cells.every(([x]) => x === column),
  )!.option;
  expect(standsTall(upright, columnHeights(upright.before))).toBe(sticksOut);
});

it('a row that can be cleared without a new hole is cleared, rather than a piece placed upright at the wall', () => {
  const rows = ['XX.....X..', 'XX.X...XX.', 'XXXXXX.XXX', 'XX.XXXXXXX', 'XX...X.XXX'];
  const state = stateOf(parseBoard(rows, 20), 'LJ', { canHold: true });
  expect(suggest(state, { evaluator: 'okiba' }).candidates[0]!.result.linesCleared).toBeGreaterThan(0);
});
