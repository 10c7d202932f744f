import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';

interface Exported {
  layers: readonly { name: string; kind: string; in: number; out: number; stride: number }[];
  scales: string;
  weights: string;
}

/** Two layers whose weights stand on a grid of 127 steps, but for one weight in between. */
const program = `
import sys
sys.path.insert(0, sys.argv[1])
import numpy as np
from learning.packing import Layer, source
conv = np.array([[[[127, -1, 0], [2, 3, -4], [5, 6, 7]]], [[[-254, 2, 0], [0, 0, 0], [0, 0, 1.5]]]], np.float32)
layers = [Layer('a', 'conv3', 2, conv, np.array([0.5, -3], np.float32)), Layer('b', 'linear', 1, np.zeros((1, 2), np.float32), np.array([7], np.float32))]
print(source(layers, about='Two layers,', command='a test', manifest='none', network='nothing', types='./layers.ts'))
`;
const folder = join(root, 'build/fit/detector');
const python = ['/usr/bin/python3', 'python3'].find(
  (name) => spawnSync(name, ['-B', '-c', 'import numpy'], { stdio: 'ignore' }).status === 0,
);

async function exported(): Promise<Exported> {
  const { stdout } = spawnSync(python!, ['-B', '-c', program, folder], { encoding: 'utf8' });
  const at = mkdtempSync(join(tmpdir(), 'okiba-packing-'));
  try {
    const file = join(at, 'weights.ts');
    writeFileSync(file, stdout);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exported;
  } finally {
    rmSync(at, { recursive: true });
  }
}

function floats(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
}

describe.skipIf(!python)('a packed network', () => {
  it('contains the layers, the scales and biases of each, and the weights as bytes', async () => {
    const { layers, scales, weights } = await exported();
    expect(layers).toEqual([
      { name: 'a', kind: 'conv3', in: 1, out: 2, stride: 2 },
      { name: 'b', kind: 'linear', in: 2, out: 1, stride: 1 },
    ]);
    const [first, second, ...rest] = floats(scales);
    expect([first, second]).toEqual([1, 2]);
    expect(rest.slice(0, 2)).toEqual([0.5, -3]);
    expect(rest.at(-1)).toBe(7);
    expect([...new Int8Array(Buffer.from(weights, 'base64'))]).toEqual([
      ...[127, -1, 0, 2, 3, -4, 5, 6, 7],
      ...[-127, 1, 0, 0, 0, 0, 0, 0, 1],
      ...[0, 0],
    ]);
  });
});
