/** What Windows is asked about windows: no more than is used, so that tests can take its place. */
import type { Rect, ScreenPixels } from '../../../vision/space.ts';

/** A window's number, the same in every process. */
export type Hwnd = number;

export interface WindowFacts {
  /** It and all its parents are shown; it may still be minimised, cloaked or covered. */
  isVisible: boolean;
  isMinimised: boolean;
  /** Composed, but not shown: on another virtual desktop, or an app that sleeps. */
  isCloaked: boolean;
  style: number;
  exStyle: number;
  /** With the borders that nobody sees, by which it is resized. */
  frame: Rect<ScreenPixels>;
  /** What is seen of it where nothing covers it, without its shadow. */
  bounds: Rect<ScreenPixels>;
  /** Without title bar, menu and borders. */
  client: Rect<ScreenPixels>;
  /** Pixels per inch that its program draws for; less than its monitor's where Windows enlarges the picture. */
  dpi: number;
  /** The number of the process that made it. */
  process: number;
}

/** The widths of a resizable window's edge, as Windows reports them to this process, in physical pixels. */
export interface ResizeBorder {
  width: number;
  height: number;
  /** The line around every window. */
  line: number;
}

export interface User32 {
  /** Top-level windows that are shown, the topmost first; where `until` is one of them, only those above it. */
  topDown(until?: Hwnd): Hwnd[];
  /** null: there is no such window, or no more. */
  facts(window: Hwnd): WindowFacts | null;
  /** Of another process's window: asking for one of our own waits for the thread that made it. */
  title(window: Hwnd): string;
  resizeBorder(): ResizeBorder;
  /** The window that the user works with; null while none is, as between two of them. */
  foreground(): Hwnd | null;
  /** What the foreground is busy with: a QUERY_USER_NOTIFICATION_STATE. */
  notificationState(): number;
  /**
   * Calls `heard` when the window may have moved, changed size, appeared, gone, or been minimised, and when another one
   * may have come or gone over it, or is about to. It is called from within the message loop, possibly during a call into Windows.
   */
  listen(window: Hwnd, heard: () => void): () => void;
}

/** Styles of windows (winuser.h). */
export const style = { thickFrame: 0x00040000, modalFrame: 0x80 } as const;
export const exStyle = { transparent: 0x20, toolWindow: 0x80, layered: 0x80000, appWindow: 0x40000 } as const;

/** A Direct3D program has the screen for itself (shellapi.h, QUNS_RUNNING_D3D_FULL_SCREEN). */
export const runningD3dFullScreen = 3;
