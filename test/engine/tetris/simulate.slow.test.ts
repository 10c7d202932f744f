import { describe, expect, it } from 'vitest';
import { type SimulateOptions, simulate } from '../../../engine/tetris/simulate.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';

const game: SimulateOptions = {
  evaluator: 'tspin',
  pieces: 60,
  seed: 3,
  previews: 5,
  hold: true,
  randomizer: '7bag',
  width: 24,
};

describe('simulate', () => {
  it('counts attack, and plays the same game for the same seed', () => {
    const record = simulate(game);
    expect(record).toMatchObject({ pieces: 60, end: 'cap' });
    expect(record.attack).toBeGreaterThan(record.lines * 0.8);
    expect(simulate(game)).toEqual(record);
    expect(simulate({ ...game, seed: 4 })).not.toEqual(record);
  });

  it('judges more where more lines are followed, and reports it', () => {
    const nodesOf = (width: number) => {
      let sum = 0;
      simulate({ ...game, pieces: 10, width, onDecision: (_, nodes) => (sum += nodes) });
      return sum;
    };
    expect(nodesOf(24)).toBeGreaterThan(2 * nodesOf(8));
  });

  it('follows as many lines as there is time for', () => {
    const nodesIn = (milliseconds: number) => {
      let [now, sum] = [0, 0];
      simulate({
        ...game,
        pieces: 14,
        milliseconds,
        clock: () => (now += 1),
        onDecision: (_, nodes) => (sum += nodes),
      });
      return sum;
    };
    expect(nodesIn(2)).toBeGreaterThan(nodesIn(1));
  });

  it('tries other weights under the same name', () => {
    const style = styles.survive!;
    expect(simulate({ ...game, style })).not.toEqual(simulate(game));
  });

  it('continues without preview and hold, each piece drawn on its own', () => {
    const record = simulate({
      evaluator: 'okiba',
      pieces: 3000,
      seed: 1,
      previews: 0,
      hold: false,
      randomizer: 'uniform',
    });
    expect(record.end).toBe('cap');
    expect(record.lines).toBeGreaterThan(1150);
  });

  it('ends when no place is left, on a board too small for anyone', () => {
    const record = simulate({
      evaluator: 'okiba',
      pieces: 5000,
      seed: 1,
      previews: 0,
      hold: false,
      randomizer: 'uniform',
      columns: 4,
      rows: 5,
    });
    expect(record.end).toBe('noPlace');
    expect(record.pieces).toBeLessThan(5000);
  });
});
