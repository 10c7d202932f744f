import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { firstFallMs, nextFallMs } from './gravity.ts';
import { carefully, greedily, hintsOf, mostly } from './guides.ts';
import { type Hands, novices } from './hands.ts';
import { type Guide, playPiece } from './novice.ts';
import { simulateNovice } from './simulate.ts';
import { holesOf } from '../../../../engine/tetris/advice/options.ts';
import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { newGame, stateOf } from '../../../../engine/tetris/rules/play.ts';
import { randomNumbers } from '../../../engine/tetris/randomBoards.ts';

const sure: Hands = { reactionMs: 400, keyMs: 150, slips: { column: 0, turn: 0 } };
const bcts = hintsOf({ evaluator: 'bcts' });
const game = { pieces: 250, previews: 1, hold: false, randomizer: '7bag' } as const;

describe('a piece in a beginner’s hands', () => {
  it('lands where the guide says while there is time', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const before = newGame(seed, { previews: 1 });
      const aim = bcts(stateOf({ ...before, canHold: false })!)!;
      const { game: after } = playPiece(
        { game: { ...before, canHold: false }, fallMs: 1000 },
        bcts,
        sure,
        randomNumbers(seed),
      );
      for (const [x, y] of aim.cells) expect(after.board.masks[y]! & (1 << x)).not.toBe(0);
      expect(after.locked).toBe(1);
    }
  });

  it('locks where it is when its key comes too late', () => {
    const before = { ...newGame(3, { previews: 1 }), canHold: false };
    const { game: after } = playPiece({ game: before, fallMs: 5 }, bcts, sure, randomNumbers(1));
    expect(after.locked).toBe(1);
    const columns = before.active!.x;
    expect(after.board.masks[0]! & (1 << columns)).not.toBe(0);
  });

  it('looks again when its aim can not be reached any more', () => {
    const wall = parseBoard(
      Array.from({ length: 15 }, () => 'XXX.......'),
      20,
    );
    const before = { ...newGame(2, { previews: 1 }), board: wall, canHold: false };
    const asked: number[] = [];
    const farLeft: Guide = (state) => {
      asked.push(state.active!.y);
      return asked.length === 1 ? { cells: [[0, 15], [1, 15], [0, 16], [1, 16]], useHold: false, inputs: ['hardDrop'] } : greedily(state);
    }; // prettier-ignore
    playPiece({ game: before, fallMs: 90 }, farLeft, sure, randomNumbers(4));
    expect(asked.length).toBeGreaterThan(1);
  });

  it('slips as often as its rates say', () => {
    const slippery: Hands = { ...sure, slips: { column: 0.3, turn: 0 } };
    const random = randomNumbers(6);
    let missed = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const before = { ...newGame(seed, { previews: 1 }), canHold: false };
      const aim = bcts(stateOf(before)!)!;
      const { game: after } = playPiece({ game: before, fallMs: 1000 }, bcts, slippery, random);
      if (aim.cells.some(([x, y]) => !(after.board.masks[y]! & (1 << x)))) missed++;
    }
    expect(missed / 150).toBeGreaterThan(0.1);
    expect(missed / 150).toBeLessThan(0.33);
  });

  it('falls faster row by row, as in tetris-bsd', () => {
    expect(firstFallMs).toBe(1000);
    expect(nextFallMs(3000)).toBe(2999);
    const { fallMs } = playPiece({ game: newGame(1), fallMs: 1000 }, () => null, sure, randomNumbers(1));
    expect(fallMs).toBeCloseTo(1000 * (1 - 1 / 3000) ** 19, 0);
  });
});

describe('a beginner who knows that holes are bad', () => {
  const state = stateOf({ ...newGame(4, { previews: 1 }), canHold: false })!;
  const resting = { ...state };
  delete resting.active;
  const notched = parseBoard(['XXX.XXXX..', 'XXXXXXXXX.'], 20);
  const holesLeft = (guide: Guide): number => {
    const { cells } = guide({ ...resting, board: notched, queue: ['O', 'T'] })!;
    return holesOf(lock(notched, cells).board);
  };

  it('makes none on purpose for the pieces it looks at closely', () => {
    expect(holesLeft(carefully(1, randomNumbers(1)))).toBe(holesOf(notched));
    expect(carefully(0, randomNumbers(1))(state)).toEqual(greedily(state));
  });

  it('lasts longer than one who does not', () => {
    const play = (guide: Guide) =>
      [1, 2, 3].map((seed) => simulateNovice({ ...game, seed, guide, hands: novices.low }).pieces);
    const sum = (pieces: number[]) => pieces.reduce((total, count) => total + count, 0);
    expect(sum(play(carefully(0.8, randomNumbers(2))))).toBeGreaterThan(sum(play(greedily)));
  });

  it('follows an idea of their own as often as hints are ignored', () => {
    const own: Guide = () => null;
    const guide = mostly(greedily, own, 0.3, randomNumbers(5));
    const ignored = Array.from({ length: 400 }, () => guide(state)).filter((aim) => aim === null).length;
    expect(ignored / 400).toBeGreaterThan(0.22);
    expect(ignored / 400).toBeLessThan(0.38);
  });

  it('plays like one with slower hands where advice comes late', () => {
    const late = simulateNovice({ ...game, seed: 9, guide: greedily, hands: novices.low, delayMs: 150 });
    const slow = { ...novices.low, reactionMs: novices.low.reactionMs + 150 };
    expect(late).toEqual(simulateNovice({ ...game, seed: 9, guide: greedily, hands: slow }));
  });
});

describe('a beginner’s game', () => {
  it('is the same for the same seed, and different for another', () => {
    const play = (seed: number) => simulateNovice({ ...game, seed, guide: greedily, hands: novices.high });
    expect(play(5)).toEqual(play(5));
    expect([play(6), play(7), play(8)].map(({ pieces }) => pieces)).not.toEqual(
      [play(5), play(5), play(5)].map(({ pieces }) => pieces),
    );
  });

  it('continues with good hints where the thesis’s hints and no hints end it', () => {
    const play = (guide: Guide) => simulateNovice({ ...game, seed: 2, guide, hands: novices.low });
    expect(play(bcts)).toMatchObject({ pieces: 250, end: 'cap' });
    expect(play(hintsOf({ evaluator: 'thesis-2021' })).end).toBe('toppedOut');
    expect(play(greedily)).toMatchObject({ end: 'toppedOut' });
  });
});
