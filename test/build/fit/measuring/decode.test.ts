import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measuredOf } from '../../../../vision/detect/measuring/measure.ts';
import type { Profile } from '../../../../vision/detect/measuring/MeasuringNetwork.ts';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

const folder = join(root, 'build/fit/measuring');
const python = pythonFor('torch', 'cv2');
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

/** Logits that a formula makes, as in the program below. */
const logit = (seed: number, at: number): number =>
  5 * Math.sin(1.7 * seed + at * (0.31 + 0.05 * seed)) + 4 * Math.cos(at * 0.77);

const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
import numpy as np, torch
from crops import Window
from decode import board_in
def logits(seed, at, shape):
    places = at + np.arange(int(np.prod(shape)))
    return torch.from_numpy((5 * np.sin(1.7 * seed + places * (0.31 + 0.05 * seed)) + 4 * np.cos(places * 0.77)).reshape(shape))
window = Window(30, 20, 128 / 300, 256 / 560)
boards = [board_in((logits(seed, 0, (1, 3, 128)), logits(seed, 384, (1, 3, 256)), logits(seed, 1152, (1, 34))), window, (0, 0, 1, 1)) for seed in ${JSON.stringify(seeds)}]
print(json.dumps([[float(value) for value in board] for board in boards]))
`;

function boardOf(seed: number): number[] {
  const line = (from: number, many: number): Float32Array =>
    Float32Array.from({ length: many }, (_, i) => logit(seed, from + i));
  const profile = (from: number, many: number): Profile => ({
    first: line(from, many),
    last: line(from + many, many),
    lines: line(from + 2 * many, many),
  });
  const said = { across: profile(0, 128), down: profile(384, 256), counts: [...line(1152, 34)] };
  const { grid } = measuredOf(said, { x: 30, y: 20, width: 300, height: 560 })!;
  const { x, y, width, height } = grid.board;
  return [x, y, width, height, grid.game === 'tetris' ? 0 : 1, grid.columns, grid.rows];
}

describe.skipIf(!python)('the output of the measuring network', () => {
  it('is decoded as in the Python program that scores it', () => {
    const { stdout, stderr } = runText(python!, program, folder);
    expect(stderr).toBe('');
    const slow = JSON.parse(stdout) as number[][];
    for (const [i, seed] of seeds.entries())
      for (const [k, value] of boardOf(seed).entries()) expect(value).toBeCloseTo(slow[i]![k]!, 2);
  });
});
