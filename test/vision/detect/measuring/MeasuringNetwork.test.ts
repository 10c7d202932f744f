import { describe, expect, it } from 'vitest';
import {
  looked,
  MeasuringNetwork,
  type Profile,
} from '../../../../vision/detect/measuring/MeasuringNetwork.ts';
import * as packed from '../../../../vision/detect/measuring/weights.ts';
import { readLayers } from '../../../../vision/network/layers.ts';
import { lineOf } from '../../../../vision/network/Plane.ts';
import expected from '../../../fixtures/measuring.json' with { type: 'json' };

type Value = (x: number, y: number, channel: number) => number;

/** As build/fit/measuring/export.py makes its picture. */
const made: Value = (x, y, channel) => (2 * ((7 * x + 13 * y + 29 * channel) % 256)) / 255 - 1;

const network = new MeasuringNetwork(readLayers(packed));

function answerTo(value: Value): { across: number[]; down: number[]; counts: readonly number[] } {
  const { input, kernel } = network.begin();
  for (let y = 0; y < looked.height; y += 1) {
    const line = lineOf(kernel.memory.buffer, input, y);
    for (let x = 0; x < looked.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) line[4 * x + channel] = value(x, y, channel);
  }
  const { across, down, counts } = network.answer();
  const listed = ({ first, last, lines }: Profile): number[] => [...first, ...last, ...lines];
  return { across: listed(across), down: listed(down), counts };
}

/** The greatest difference of two lists of numbers. */
const away = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

describe('the measuring network', () => {
  it.each(['across', 'down', 'counts'] as const)('returns the same %s as the trained network', (part) => {
    const said = answerTo(made)[part];
    expect(said).toHaveLength(expected[part].length);
    expect(away(said, expected[part])).toBeLessThan(0.005);
  });

  it('does not remember the previous picture', () => {
    const before = answerTo(made);
    answerTo((x, y) => Math.sin(x * y));
    expect(answerTo(made)).toEqual(before);
  });
});
