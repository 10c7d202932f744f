import koffi from 'koffi';
import { expect, it } from 'vitest';
import { koffiUser32 } from '../../../../electron/desktop/windows/koffiUser32.ts';
import type { User32 } from '../../../../electron/desktop/windows/User32.ts';
import { rect } from './FakeUser32.ts';

type Callback = (...args: number[]) => unknown;

const edges = (values: number[]) => (_window: number, out: Int32Array) => (out.set(values), true);
const topDown = [70, 75, 80, 90];
const hooked: number[][] = [];
let hear: Callback;

/** The functions that are called, by what Windows' own documentation says of them: of one window, 80, they tell a lot. */
const functions: Record<string, (...args: never[]) => unknown> = {
  EnumWindows: (visit: Callback) => topDown.every((window) => visit(window, 0)),
  IsWindow: (window: number) => topDown.includes(window),
  IsWindowVisible: (window: number) => window !== 75,
  IsIconic: () => false,
  GetWindowRect: edges([93, 50, 907, 657]),
  GetClientRect: edges([0, 0, 798, 568]),
  ClientToScreen: edges([101, 81]),
  GetWindowLongW: (_window: number, index: number) => (index === -16 ? 0x14cf0000 : 0x100),
  GetDpiForWindow: () => 144,
  GetWindowTextW: (_window: number, text: Uint16Array) => {
    const letters = [...'Blöcke 落ちもの'].map((letter) => letter.charCodeAt(0));
    text.set(letters);
    return letters.length;
  },
  GetWindowThreadProcessId: (window: number, process: Uint32Array | null) => {
    process?.fill(4000 + window);
    return 5000 + window;
  },
  GetSystemMetrics: (index: number) => ({ 5: 1, 32: 4, 33: 4 })[index],
  SetWinEventHook: (first: number, last: number, _module: number, _callback: bigint, ...rest: number[]) =>
    hooked.push([first, last, ...rest]),
  DwmGetWindowAttribute: (_window: number, attribute: number, out: Int32Array, bytes: number) => {
    expect(bytes).toBe(out.byteLength);
    out.set(attribute === 9 ? [100, 50, 900, 650] : [2]);
    return 0;
  },
  // Wine reads six arguments where the caller's stack has them.
  GetForegroundWindow: (...args: number[]) => (expect(args).toHaveLength(6), 90),
  SHQueryUserNotificationState: (out: Int32Array) => (out.fill(3), 0),
};

/** koffi itself understands the declarations; what is called are the functions above. */
function load(declared: string[]): User32 {
  return koffiUser32({
    proto: koffi.proto,
    pointer: koffi.pointer,
    register: (callback: Callback) => ((hear = callback), 1n),
    load: () => ({
      func: (convention: string, name: string, result: string, types: never[]) => {
        declared.push(koffi.proto(convention, name, result, types).proto!.name);
        return functions[name];
      },
    }),
  } as never);
}

const declared: string[] = [];
const user32 = load(declared);

it('declares its functions in words that koffi understands', () => {
  expect(declared.toSorted()).toEqual(Object.keys(functions).toSorted());
});

it('reads what Windows reports of a window', () => {
  expect(user32.facts(80)).toEqual({
    isVisible: true,
    isMinimised: false,
    isCloaked: true,
    style: 0x14cf0000,
    exStyle: 0x100,
    frame: rect(93, 50, 814, 607),
    bounds: rect(100, 50, 800, 600),
    client: rect(101, 81, 798, 568),
    dpi: 144,
    process: 4080,
  });
  expect(user32.facts(81)).toBeNull();
  expect(user32.title(80)).toBe('Blöcke 落ちもの');
  expect(user32.resizeBorder()).toEqual({ width: 4, height: 4, line: 1 });
  expect(user32.notificationState()).toBe(3);
});

it('lists the visible windows from the top down, or those above one of them', () => {
  expect(user32.topDown()).toEqual([70, 80, 90]);
  expect(user32.topDown(90)).toEqual([70, 80]);
  expect(user32.topDown(70)).toEqual([]);
});

it('receives events of its window, hooks each thread once, and is silent afterwards', () => {
  let heard = 0;
  const stop = user32.listen(80, () => heard++);
  const again = user32.listen(80, () => {});
  expect(hooked).toHaveLength(4);
  expect(hooked.at(-1)).toEqual([0x8000, 0x800b, 0, 5080, 0]);
  hear(0, 0x800b, 80, 0, 0);
  hear(0, 0x800b, 90, 0, 0);
  expect(heard).toBe(1);
  stop();
  again();
  hear(0, 0x800b, 80, 0, 0);
  expect(heard).toBe(1);
});

it('knows the window with the focus', () => {
  expect(user32.foreground()).toBe(90);
});
