import { describe, expect, it } from 'vitest';
import * as cells from '../../../vision/cells/learned/weights.ts';
import * as detector from '../../../vision/detect/weights.ts';
import { readLayers } from '../../../vision/network/layers.ts';
import { lineOf } from '../../../vision/network/Plane.ts';
import { PyramidNetwork } from '../../../vision/network/PyramidNetwork.ts';
import expectedOfCells from '../../fixtures/cells.json' with { type: 'json' };
import expectedOfDetector from '../../fixtures/detector.json' with { type: 'json' };
import { rounds } from '../../rounds.ts';
import type { Channels } from './slowLayers.ts';
import { slowAnswer } from './slowNetwork.ts';

/** As build/fit/detector/learning/expected.py makes its picture. */
const made = (x: number, y: number, channel: number): number =>
  (2 * ((7 * x + 13 * y + 29 * channel) % 256)) / 255 - 1;

type Value = (x: number, y: number, channel: number) => number;

const networks = [
  { name: 'detector', layers: readLayers(detector), expected: expectedOfDetector },
  { name: 'cell reader', layers: readLayers(cells), expected: expectedOfCells },
];

function answerTo(network: PyramidNetwork, width: number, height: number, value: Value): number[][] {
  const { input, kernel } = network.begin({ width, height });
  for (let y = 0; y < height; y += 1) {
    const line = lineOf(kernel.memory.buffer, input, y);
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) line[4 * x + channel] = value(x, y, channel);
  }
  const { output, buffer } = network.answer();
  return Array.from({ length: output.channels }, (_, channel) =>
    Array.from({ length: output.height }, (_, y) => {
      const line = lineOf(buffer, output, y);
      return Array.from({ length: output.width }, (_, x) => line[x * output.channels + channel]!);
    }).flat(),
  );
}

const drawn = (width: number, height: number, value: Value): Channels => ({
  width,
  height,
  planes: [0, 1, 2].map((channel) =>
    Float64Array.from({ length: width * height }, (_, at) =>
      value(at % width, Math.floor(at / width), channel),
    ),
  ),
});

/** The greatest difference of two lists of numbers. */
const away = (a: readonly number[], b: ArrayLike<number>): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

describe.each(networks)('the network of the $name', ({ layers, expected }) => {
  const network = new PyramidNetwork(layers);

  it('returns the same values as the trained network', () => {
    const said = answerTo(network, expected.width, expected.height, made);
    const listed = said.slice(0, expected.channels).flat();
    expect(listed).toHaveLength(expected.values.length);
    expect(away(listed, expected.values)).toBeLessThan(0.002);
  });

  const sizes = [
    [64, 32],
    [160, 32],
    [128, 32],
    [96, 64],
  ] as const;
  it.each(sizes.slice(0, rounds(4, 2)))('agrees with plain sums on %d x %d points', (width, height) => {
    const value: Value = (x, y, channel) => Math.sin(x * 0.7 + channel) * Math.cos(y * 0.3 - channel);
    const slow = slowAnswer(layers, drawn(width, height, value));
    const said = answerTo(network, width, height, value);
    slow.planes.forEach((plane, channel) => expect(away(said[channel]!, plane)).toBeLessThan(0.002));
  });

  it('does not remember a picture of another size', () => {
    const before = answerTo(network, 128, 32, made);
    answerTo(network, 160, 64, made);
    expect(answerTo(network, 128, 32, made)).toEqual(before);
  });
});
