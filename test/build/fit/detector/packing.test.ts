import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

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
const python = pythonFor('numpy');

async function exported(): Promise<Exported> {
  const { stdout } = runText(python!, program, folder);
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

/** Writes layers of every kind and reads them back. */
const roundTrip = `
import json, sys
sys.path.insert(0, sys.argv[1])
import numpy as np
from learning.packing import Layer, parsed, source
shapes = {'conv3': (2, 3, 3, 3), 'conv1': (4, 2, 1, 1), 'row9': (3, 4, 9), 'row5': (2, 3, 5), 'linear': (5, 2)}
rng = np.random.default_rng(1)
made = lambda *shape: rng.normal(size=shape).astype(np.float32)
layers = [Layer(f'a.{i}', kind, 1, made(*shape), made(shape[0])) for i, (kind, shape) in enumerate(shapes.items())]
read = parsed(source(layers, about='Some layers,', command='a test', manifest='none', network='nothing', types='./layers.ts'))
far = lambda a, b: float(abs(a - b).max()) if a.shape == b.shape else 9
print(json.dumps([[a.name == b.name, a.kind == b.kind, far(a.weights, b.weights) < 0.03, far(a.bias, b.bias) == 0] for a, b in zip(layers, read, strict=True)]))
`;

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

  it('is read back with its layers, of one dimension and of two', () => {
    const { stdout, stderr } = runText(python!, roundTrip, folder);
    expect(stderr).toBe('');
    const same = [true, true, true, true];
    expect(JSON.parse(stdout)).toEqual([same, same, same, same, same]);
  });
});
