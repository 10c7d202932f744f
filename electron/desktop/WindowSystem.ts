import type { Dips, Rect } from '../../vision/space.ts';
import type { Source } from '../contract/panel.ts';
import type { DisplayPlace } from './displays.ts';
import type { GameWindow, GameWindowEvents } from './GameWindow.ts';

/** What one operating system reports of the windows of all programs. */
export interface WindowSystem {
  /** The windows that can be followed, by the titles that their owners gave them. */
  sources(): Promise<Source[]>;
  /** `window` is the number in a capture source's id. */
  open(window: number, events: GameWindowEvents): Promise<GameWindow>;
  /** The topmost window that most of this part of the display's picture shows; null where there is none. */
  windowUnder(part: Rect, display: DisplayPlace): Promise<number | null>;
  /** The places of the windows that cover this one; null where nothing of it is seen, as it is minimised, say. */
  coversOf(window: number): Promise<Rect<Dips>[] | null>;
  /** The window that keys go to; null where there is none. */
  focused(): Promise<number | null>;
  /** A program has the screen for itself: nothing is drawn over it, and its picture is black or doesn't change. */
  readonly isScreenTaken: boolean;
  /** Whether windows are laid over each other by their pixels' alpha. */
  composes(): Promise<boolean>;
  /** Calls `changed` when `composes` may answer otherwise: never where the system always composes its windows. */
  watchComposing(changed: () => void): void;
  close(): void;
}

/** The present displays; there is one at least. */
export type Displays = () => readonly DisplayPlace[];
