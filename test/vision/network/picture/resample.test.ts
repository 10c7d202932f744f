import { describe, expect, it } from 'vitest';
import { axisOf, axisOver } from '../../../../vision/network/picture/axis.ts';
import { putPart, putPicture } from '../../../../vision/network/picture/resample.ts';
import { lineOf, Planes } from '../../../../vision/network/Plane.ts';
import { makeRoom, newKernel } from '../../../../vision/wasm/instance.ts';
import type { Image, Rect } from '../../../../vision/types.ts';

/** The pixels of each point with their weights. */
function weightsOf(pixels: number, points: number): [pixel: number, weight: number][][] {
  const { marks, parts } = axisOf(pixels, points);
  return Array.from({ length: points }, (_, point) => {
    const [first, many, from] = marks.subarray(3 * point, 3 * point + 3) as unknown as [
      number,
      number,
      number,
    ];
    return Array.from({ length: many }, (_, i) => [first + i, parts[from + i]!]);
  });
}

const mixed = (i: number): number => (i * 7919 + (i >> 3) * 104_729) % 256;

function pictureOf(width: number, height: number): Image {
  const data = Uint8Array.from({ length: 4 * width * height }, (_, i) => mixed(i));
  return { width, height, data };
}

/** The same by plain sums: -1 to 1. */
function slowly({ width, height, data }: Image, wide: number, high: number): number[] {
  const [across, down] = [weightsOf(width, wide), weightsOf(height, high)];
  return down.flatMap((lines) =>
    across.flatMap((columns) =>
      [0, 1, 2].map((channel) => {
        let sum = 0;
        for (const [y, a] of lines)
          for (const [x, b] of columns) sum += a * b * data[4 * (y * width + x) + channel]!;
        return (2 * sum) / 255 - 1;
      }),
    ),
  );
}

function put(image: Image, size: { width: number; height: number }, taken: typeof size): Float32Array[] {
  const kernel = newKernel();
  const planes = new Planes(1024);
  const plane = planes.add(size, 4);
  makeRoom(kernel, planes.end);
  putPicture(kernel, plane, image, { ...image, x: 0, y: 0 }, { ...size, taken, scale: 1 }, planes.end);
  return Array.from({ length: size.height }, (_, y) => lineOf(kernel.memory.buffer, plane, y));
}

describe('a resampled picture', () => {
  it('has the mean of the covered pixels at each point', () => {
    expect(weightsOf(6, 3)).toEqual([0, 2, 4].map((x) => [x, x + 1].map((at) => [at, 0.5])));
    expect(weightsOf(3, 2).map((point) => point.map(([, weight]) => weight.toFixed(3)))).toEqual([
      ['0.667', '0.333'],
      ['0.333', '0.667'],
    ]);
  });

  it('is interpolated between the nearest pixels when enlarged', () => {
    expect(weightsOf(2, 4)).toEqual([
      [
        [0, 1],
        [1, 0],
      ],
      [
        [0, 0.75],
        [1, 0.25],
      ],
      [
        [0, 0.25],
        [1, 0.75],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ]);
    expect(weightsOf(1, 2)).toEqual([[[0, 1]], [[0, 1]]]);
  });

  it.each([
    [40, 30, 13, 11],
    [17, 9, 32, 20],
    [50, 8, 20, 16],
  ])('agrees with plain sums: %d x %d pixels as %d x %d points', (width, height, wide, high) => {
    const image = pictureOf(width, height);
    const lines = put(image, { width: 32, height: 32 }, { width: wide, height: high });
    const fast = lines
      .slice(0, high)
      .flatMap((line) => [...line].slice(0, 4 * wide).filter((_, i) => i % 4 !== 3));
    const most = Math.max(...slowly(image, wide, high).map((value, i) => Math.abs(value - fast[i]!)));
    expect(most).toBeLessThan(1e-4);
  });

  it('is grey outside the picture', () => {
    const lines = put(pictureOf(10, 10), { width: 12, height: 11 }, { width: 10, height: 10 });
    expect(lines[3]![41]).toBeCloseTo((2 * 114) / 255 - 1);
    expect(lines[10]![0]).toBeCloseTo((2 * 114) / 255 - 1);
  });
});

describe('a resampled part of a picture', () => {
  /** Each point is the mean of many places in it; beside the picture lies grey. */
  function finely({ width, height, data }: Image, window: Rect, wide: number, high: number): number[] {
    const many = 40;
    const valueAt = (x: number, y: number, channel: number): number =>
      x < 0 || y < 0 || x >= width || y >= height ? 114 : data[4 * (y * width + x) + channel]!;
    return Array.from({ length: wide * high * 3 }, (_, at) => {
      const [channel, x, y] = [at % 3, Math.floor(at / 3) % wide, Math.floor(at / 3 / wide)];
      let sum = 0;
      for (let v = 0; v < many; v += 1)
        for (let u = 0; u < many; u += 1) {
          const left = window.x + ((x + (u + 0.5) / many) * window.width) / wide;
          const top = window.y + ((y + (v + 0.5) / many) * window.height) / high;
          sum += valueAt(Math.floor(left), Math.floor(top), channel);
        }
      return (2 * sum) / many ** 2 / 255 - 1;
    });
  }

  function putWindow(image: Image, window: Rect): number[] {
    const kernel = newKernel();
    const planes = new Planes(1024);
    const plane = planes.add({ width: 12, height: 10 }, 4);
    makeRoom(kernel, planes.end);
    putPart(kernel, plane, image, window, planes.end);
    return Array.from({ length: 10 }, (_, y) => [...lineOf(kernel.memory.buffer, plane, y)]).flatMap((line) =>
      line.filter((_, i) => i % 4 !== 3),
    );
  }

  it.each([
    ['within it', { x: 3, y: 2, width: 24, height: 20 }],
    ['between its pixels', { x: 2.5, y: 3.25, width: 30, height: 22.5 }],
    ['beyond its upper left corner', { x: -6, y: -4, width: 24, height: 20 }],
    ['beyond its lower right corner', { x: 30, y: 20, width: 24, height: 20 }],
    ['beyond all its sides', { x: -12, y: -10, width: 72, height: 60 }],
  ])('%s has the mean of the covered pixels at each point', (_, window) => {
    const image = pictureOf(40, 30);
    const [fast, slow] = [putWindow(image, window), finely(image, window, 12, 10)];
    expect(Math.max(...slow.map((value, i) => Math.abs(value - fast[i]!)))).toBeLessThan(0.03);
  });

  it('is interpolated between the nearest pixels when enlarged, and grey outside', () => {
    const { marks, parts, seen } = axisOver(2, 4, -0.5, 0.5);
    expect([...seen]).toEqual([0.25, 0.75, 1, 1]);
    expect([...marks].filter((_, i) => i % 3 === 1)).toEqual([1, 1, 2, 2]);
    expect([...parts]).toEqual([0.25, 0.75, 0.75, 0.25, 0.25, 0.75]);
  });

  it('is grey if it is outside the picture', () => {
    const all = putWindow(pictureOf(10, 10), { x: 20, y: 20, width: 12, height: 10 });
    for (const value of all) expect(value).toBeCloseTo((2 * 114) / 255 - 1);
  });
});
