import koffi from 'koffi';
import { beforeEach, expect, it } from 'vitest';
import { koffiCoreGraphics } from '../../../../electron/desktop/mac/koffiCoreGraphics.ts';
import type { CoreGraphics } from '../../../../electron/desktop/mac/CoreGraphics.ts';

/** Core Foundation's objects, as JavaScript's own, behind numbers that nobody may look into. */
class Heap {
  readonly #objects = new Map<bigint, unknown>();
  readonly owned = new Set<bigint>();
  #next = 0x600000000000n;

  put(value: unknown): bigint {
    this.#objects.set((this.#next += 16n), value);
    return this.#next;
  }

  own(value: unknown): bigint {
    const ref = this.put(value);
    this.owned.add(ref);
    return ref;
  }

  at<T>(ref: bigint): T {
    if (!this.#objects.has(ref)) throw new Error(`no object at ${ref}`);
    return this.#objects.get(ref) as T;
  }
}

type Dictionary = Record<string, unknown>;

let heap: Heap;
let onScreen: Dictionary[] | null;
let known: Map<number, Dictionary>;
let graphics: CoreGraphics;

const window = (id: number, more: Dictionary = {}): Dictionary => ({
  kCGWindowNumber: id,
  kCGWindowName: `Blocks ${id}`,
  kCGWindowOwnerPID: 501,
  kCGWindowLayer: 0,
  kCGWindowAlpha: 1,
  kCGWindowBounds: { X: -12.5, Y: 60, Width: 800, Height: 628 },
  kCGWindowIsOnscreen: true,
  ...more,
});

/** The functions that are called, by what macOS's own documentation says of them. */
const functions: Record<string, (...args: never[]) => unknown> = {
  CGWindowListCopyWindowInfo: (options: number, relativeTo: number) => {
    expect([options, relativeTo]).toEqual([17, 0]);
    return onScreen && heap.own(onScreen);
  },
  CFArrayCreate: (_by: null, values: BigUint64Array, count: number) => heap.own([...values].slice(0, count)),
  CGWindowListCreateDescriptionFromArray: (ids: bigint) =>
    heap.own(heap.at<bigint[]>(ids).flatMap((id) => known.get(Number(id)) ?? [])),
  CFArrayGetCount: (array: bigint) => heap.at<unknown[]>(array).length,
  CFArrayGetValueAtIndex: (array: bigint, at: number) => heap.put(heap.at<unknown[]>(array)[at]),
  CFStringCreateWithCString: (_by: null, text: string) => heap.put(text),
  CFDictionaryGetValue: (dictionary: bigint, key: bigint) => {
    const value = heap.at<Dictionary>(dictionary)[heap.at<string>(key)];
    return value === undefined ? null : heap.put(value);
  },
  CFNumberGetValue: (number: bigint, type: number, value: Float64Array) => {
    expect(type).toBe(13);
    value[0] = heap.at<number>(number);
    return true;
  },
  CFBooleanGetValue: (boolean: bigint) => heap.at<boolean>(boolean),
  CFStringGetCString: (string: bigint, text: Uint8Array, size: number) => {
    const bytes = new TextEncoder().encode(heap.at<string>(string));
    if (bytes.length >= size) return false;
    text.set(bytes);
    return true;
  },
  CGRectMakeWithDictionaryRepresentation: (from: bigint, rect: Float64Array) => {
    const { X, Y, Width, Height } = heap.at<Record<string, number>>(from);
    rect.set([X!, Y!, Width!, Height!]);
    return true;
  },
  CFRelease: (ref: bigint) => {
    if (!heap.owned.delete(ref)) throw new Error('released what was not ours');
  },
};

const library = {
  func: (declaration: string) => functions[/(\w+)\(/.exec(declaration)![1]!],
};

beforeEach(() => {
  heap = new Heap();
  onScreen = [];
  known = new Map();
  graphics = koffiCoreGraphics({ load: () => library } as never);
});

it('reads the windows on the screen, from the top down', () => {
  onScreen = [window(7), window(8, { kCGWindowName: '落ちもの', kCGWindowLayer: 25, kCGWindowAlpha: 0.5 })];
  const [first, second] = graphics.onScreen();
  expect(first).toEqual({
    window: 7,
    title: 'Blocks 7',
    process: 501,
    layer: 0,
    opacity: 1,
    bounds: { x: -12.5, y: 60, width: 800, height: 628 },
    isOnScreen: true,
  });
  expect(second).toMatchObject({ window: 8, title: '落ちもの', layer: 25, opacity: 0.5 });
});

it('reads one window, on the screen or not, or none', () => {
  known.set(9, window(9, { kCGWindowIsOnscreen: undefined }));
  expect(graphics.window(9)).toMatchObject({ window: 9, isOnScreen: false });
  expect(graphics.window(10)).toBeNull();
});

it('has no titles without the permission to record the screen', () => {
  onScreen = [window(7, { kCGWindowName: undefined })];
  expect(graphics.onScreen()).toMatchObject([{ window: 7, title: '' }]);
});

it('finds nothing where macOS gives no list', () => {
  onScreen = null;
  expect(graphics.onScreen()).toEqual([]);
});

it('releases everything that it retained', () => {
  onScreen = [window(7), window(8)];
  known.set(7, window(7));
  graphics.onScreen();
  graphics.window(7);
  graphics.window(8);
  expect([...heap.owned]).toEqual([]);
});

it('declares its functions in words that koffi understands', () => {
  const declared: string[] = [];
  const func = (declaration: string) => {
    declared.push(koffi.proto(declaration).proto!.name);
    return functions[declared.at(-1)!];
  };
  koffiCoreGraphics({ load: () => ({ func }) } as never);
  expect(declared.toSorted()).toEqual(Object.keys(functions).toSorted());
});
