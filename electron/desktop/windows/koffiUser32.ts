/** Windows' own libraries, called through koffi. */
import type * as koffiModule from 'koffi';
import { screenPixels, type Rect, type ScreenPixels } from '../../../vision/space.ts';
import type { Hwnd, User32, WindowFacts } from './User32.ts';
import { concernsWatched, everyThread, hookedRanges, type WinEvent } from './winEvents.ts';

type Koffi = Pick<typeof koffiModule, 'load' | 'proto' | 'pointer' | 'register'>;

const longestTitle = 512;
const [gwlStyle, gwlExStyle] = [-16, -20];
const [extendedFrameBounds, cloaked] = [9, 14];
const [xBorderLine, xSizeFrame, ySizeFrame] = [5, 32, 33];

/**
 * More arguments than a function takes. Wine's way into the system reads six of them in any case, and to some functions there
 * is nothing else; the stack that koffi calls on ends behind those that are declared, with a page that nobody may read.
 */
const unread = [0, 0, 0, 0, 0, 0];

/** Throws where a library or a function of it is missing. To be made once: the types that it names are koffi's for good. */
export function koffiUser32(koffi: Koffi): User32 {
  const functions = functionsOf(koffi);
  const { user32 } = functions;
  return {
    topDown: (until) => topDown(functions, until),
    facts: (window) => (user32.isWindow(window) ? factsOf(functions, window) : null),
    title: (window) => titleOf(functions, window),
    resizeBorder: () => ({
      width: user32.systemMetric(xSizeFrame) as number,
      height: user32.systemMetric(ySizeFrame) as number,
      line: user32.systemMetric(xBorderLine) as number,
    }),
    foreground: () => (user32.foreground(...unread) as Hwnd) || null,
    notificationState: () => {
      const state = new Int32Array(1);
      functions.notificationState(state);
      return state[0]!;
    },
    listen: hearing(koffi, functions),
  };
}

type Functions = ReturnType<typeof functionsOf>;

function functionsOf(koffi: Koffi) {
  const enumProc = koffi.proto('bool __stdcall OkibaEnumProc(intptr_t window, intptr_t data)');
  const eventProc = koffi.proto(
    'void __stdcall OkibaEventProc(intptr_t hook, uint32_t event, intptr_t window, int32_t object, int32_t child, uint32_t thread, uint32_t time)',
  );
  return {
    user32: user32Of(koffi.load('user32.dll'), koffi.pointer(enumProc), koffi.pointer(eventProc)),
    windowAttribute: koffi
      .load('dwmapi.dll')
      .func('__stdcall', 'DwmGetWindowAttribute', 'int32_t', ['intptr_t', 'uint32_t', 'void *', 'uint32_t']),
    notificationState: koffi
      .load('shell32.dll')
      .func('__stdcall', 'SHQueryUserNotificationState', 'int32_t', ['void *']),
    eventProc: koffi.pointer(eventProc),
  };
}

type Type = ReturnType<Koffi['pointer']>;

function user32Of(library: koffiModule.LibraryHandle, enumProc: Type, eventProc: Type) {
  const declare = (name: string, result: string, types: (string | Type)[]) =>
    library.func('__stdcall', name, result, types);
  return {
    enumWindows: declare('EnumWindows', 'bool', [enumProc, 'intptr_t']),
    isWindow: declare('IsWindow', 'bool', ['intptr_t']),
    foreground: declare(
      'GetForegroundWindow',
      'intptr_t',
      unread.map(() => 'intptr_t'),
    ),
    isVisible: declare('IsWindowVisible', 'bool', ['intptr_t']),
    isMinimised: declare('IsIconic', 'bool', ['intptr_t']),
    frame: declare('GetWindowRect', 'bool', ['intptr_t', 'void *']),
    client: declare('GetClientRect', 'bool', ['intptr_t', 'void *']),
    toScreen: declare('ClientToScreen', 'bool', ['intptr_t', 'void *']),
    long: declare('GetWindowLongW', 'int32_t', ['intptr_t', 'int']),
    dpi: declare('GetDpiForWindow', 'uint32_t', ['intptr_t']),
    title: declare('GetWindowTextW', 'int', ['intptr_t', 'void *', 'int']),
    thread: declare('GetWindowThreadProcessId', 'uint32_t', ['intptr_t', 'void *']),
    systemMetric: declare('GetSystemMetrics', 'int', ['int']),
    hook: declare('SetWinEventHook', 'intptr_t', [
      'uint32_t',
      'uint32_t',
      'intptr_t',
      eventProc,
      'uint32_t',
      'uint32_t',
      'uint32_t',
    ]),
  };
}

/** Windows enumerates from the top of the z-order down. */
function topDown({ user32 }: Functions, until?: Hwnd): Hwnd[] {
  const found: Hwnd[] = [];
  user32.enumWindows((window: Hwnd) => {
    if (window === until) return false;
    if (user32.isVisible(window)) found.push(window);
    return true;
  }, 0);
  return found;
}

function factsOf(functions: Functions, window: Hwnd): WindowFacts | null {
  const { user32, windowAttribute } = functions;
  const edges = new Int32Array(4);
  if (!user32.frame(window, edges)) return null;
  const frame = rectOf(edges);
  const isCloaked = new Int32Array(1);
  windowAttribute(window, cloaked, isCloaked, isCloaked.byteLength);
  const hasBounds = windowAttribute(window, extendedFrameBounds, edges, edges.byteLength) === 0;
  return {
    isVisible: user32.isVisible(window) as boolean,
    isMinimised: user32.isMinimised(window) as boolean,
    isCloaked: isCloaked[0] !== 0,
    style: user32.long(window, gwlStyle) as number,
    exStyle: user32.long(window, gwlExStyle) as number,
    frame,
    bounds: hasBounds ? rectOf(edges) : frame,
    client: clientOf(functions, window),
    dpi: user32.dpi(window) as number,
    process: processOf(functions, window),
  };
}

function clientOf({ user32 }: Functions, window: Hwnd): Rect<ScreenPixels> {
  const [edges, corner] = [new Int32Array(4), new Int32Array(2)];
  user32.client(window, edges);
  user32.toScreen(window, corner);
  return screenPixels({ x: corner[0]!, y: corner[1]!, width: edges[2]!, height: edges[3]! });
}

function processOf({ user32 }: Functions, window: Hwnd): number {
  const process = new Uint32Array(1);
  user32.thread(window, process);
  return process[0]!;
}

function titleOf({ user32 }: Functions, window: Hwnd): string {
  const letters = new Uint16Array(longestTitle);
  const length = user32.title(window, letters, letters.length) as number;
  return String.fromCharCode(...letters.subarray(0, length));
}

function rectOf([left, top, right, bottom]: Int32Array): Rect<ScreenPixels> {
  return screenPixels({ x: left!, y: top!, width: right! - left!, height: bottom! - top! });
}

/**
 * One callback for all, and hooks that stay: what is on its way when a hook is taken back may still arrive, and under Wine
 * taking one back never returns. There are no more of them than threads whose windows were watched.
 */
function hearing(koffi: Koffi, { user32, eventProc }: Functions): User32['listen'] {
  const listeners = new Set<(event: WinEvent) => void>();
  const hooked = new Set<number>();
  const callback = koffi.register(
    (_hook: number, event: number, window: Hwnd, object: number, child: number) => {
      for (const listener of listeners) listener({ event, window, object, child });
    },
    eventProc,
  );
  const hook = (thread: number) => {
    if (hooked.has(thread)) return;
    hooked.add(thread);
    for (const { first, last } of hookedRanges(thread)) user32.hook(first, last, 0, callback, 0, thread, 0);
  };
  return (watched, heard) => {
    const listener = (event: WinEvent) => concernsWatched(event, watched) && heard();
    listeners.add(listener);
    hook(everyThread);
    hook(user32.thread(watched, null) as number);
    return () => listeners.delete(listener);
  };
}
