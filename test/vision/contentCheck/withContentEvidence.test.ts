import { describe, expect, it } from 'vitest';
import { isSure, isTold } from '../../../vision/trust.ts';
import { holdsGame, withContentEvidence } from '../../../vision/contentCheck/withContentEvidence.ts';
import type { Board } from '../../../vision/locating/boards.ts';
import { settle } from '../../../vision/locating/fitting/settle.ts';
import { drawPuyo } from '../synthetic.ts';

const { image, labels } = drawPuyo(10);
const { board, columns, rows } = labels[0]!;
const unlikely = {
  grid: { game: 'puyo' as const, board, columns, rows },
  score: -1,
  existence: 0.2,
  confidence: 0.15,
};

const withEvidence = (one: Board): Board =>
  withContentEvidence(one, (grid) => holdsGame(image, settle(image, grid)));

describe('withContentEvidence', () => {
  it('makes an unlikely board likely enough to report if puyo confirm it, but never sure', () => {
    expect(isTold(unlikely)).toBe(false);
    expect(isTold(withEvidence(unlikely))).toBe(true);
    for (const existence of [0.1, 0.39, 0.8, 0.99])
      expect(isSure(withEvidence({ ...unlikely, existence, confidence: existence / 4 }))).toBe(false);
  });

  it('keeps the relative confidence of a reading at its place', () => {
    const { existence, confidence } = withEvidence(unlikely);
    expect(confidence / existence).toBeCloseTo(unlikely.confidence / unlikely.existence);
  });

  it('changes nothing for a board that is likely already, hopeless, or empty', () => {
    const likely = { ...unlikely, existence: 0.8, confidence: 0.7 };
    expect(withEvidence(likely)).toBe(likely);
    const hopeless = { ...unlikely, existence: 0.02, confidence: 0.02 };
    expect(withEvidence(hopeless)).toBe(hopeless);
    const height = board.height / 4;
    const above = { ...unlikely, grid: { ...unlikely.grid, board: { ...board, height } } };
    expect(withEvidence(above)).toBe(above);
  });
});
