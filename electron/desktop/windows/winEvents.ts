/** Which of Windows' accessibility events (winuser.h, SetWinEventHook) may mean that a watched window has changed its place. */
import type { Hwnd } from './User32.ts';

interface Range {
  first: number;
  last: number;
}

/** As a thread's number. */
export const everyThread = 0;

/** Another window to the front, moved by its title bar, menus, minimised and brought back. */
const systemEvents = { first: 0x0003, last: 0x0017 };
/** Shown, hidden, and put above or below others: of every thread these few can be borne. */
const stackings = { first: 0x8002, last: 0x8004 };
/** Virtual desktops come and go by these. */
const cloakings = { first: 0x8017, last: 0x8018 };
/** Made, destroyed, shown, hidden, reordered … moved. Of every thread they would be a flood. */
const objectEvents = { first: 0x8000, last: 0x800b };

/** What is to be heard of every thread, and of one that made a watched window. */
export const hookedRanges = (thread: number): Range[] =>
  thread === everyThread ? [systemEvents, stackings, cloakings] : [objectEvents];

export interface WinEvent {
  event: number;
  window: Hwnd;
  /** 0: the window itself, not its menus, its caret or the pointer over it. */
  object: number;
  child: number;
}

/** Of single objects only the window itself counts; an event of any window may mean that it covers the watched one. */
export function concernsWatched({ event, window, object, child }: WinEvent, watched: Hwnd): boolean {
  if (object !== 0 || child !== 0) return false;
  return window === watched || ofAnyWindow.some((range) => lies(event, range));
}

const ofAnyWindow = hookedRanges(everyThread);
const lies = (event: number, { first, last }: Range): boolean => first <= event && event <= last;
