/**
 * Which part of a window a captured picture of it shows. Chromium takes it in one of several ways (third_party/webrtc,
 * modules/desktop_capture; its own windows are drawn once more) and doesn't say in which: the pictures differ in size.
 */
import type { Rect, ScreenPixels, Size } from '../../../vision/space.ts';
import { screenPixels } from '../../../vision/space.ts';
import { style, type ResizeBorder, type WindowFacts } from './User32.ts';

export interface CapturedPart {
  place: Rect<ScreenPixels>;
  /** Pixels of the picture per physical one: less than 1 where Windows enlarges what the program draws. */
  ratio: number;
}

/** Of a monitor at 100 %. */
const plainDpi = 96;

/**
 * The likeliest first, always as many and in the same order. `scale`: of the window's monitor; `screen`: all that the
 * monitors show.
 */
export function capturedParts(
  facts: WindowFacts,
  border: ResizeBorder,
  scale: number,
  screen: Rect<ScreenPixels>,
): CapturedPart[] {
  const cropped = croppedFrame(facts, border);
  const places = [facts.bounds, cropped, intersection(cropped, screen), facts.client, facts.frame];
  const ratio = Math.min(1, facts.dpi / (plainDpi * scale));
  return [1, ratio].flatMap((ratio) => places.map((place) => ({ place, ratio })));
}

/** Which of the parts has the picture's size; null: none has. Pictures have even sides, and halves are rounded. */
export function partOfSize(parts: readonly CapturedPart[], full: Size): number | null {
  const misses = parts.map(({ place, ratio }) =>
    Math.max(Math.abs(place.width * ratio - full.width), Math.abs(place.height * ratio - full.height)),
  );
  const least = Math.min(...misses);
  return least < 2 ? misses.indexOf(least) : null;
}

/**
 * Windows.Graphics.Capture gives a window's visible bounds. The older way, by GDI, crops the frame of resizable windows
 * (GetCroppedWindowRect), also where it cuts them out of the screen's picture.
 */
function croppedFrame({ frame, style: its }: WindowFacts, { width, height, line }: ResizeBorder) {
  if ((its & (style.thickFrame | style.modalFrame)) === 0) return frame;
  return screenPixels({
    x: frame.x + width,
    y: frame.y + line,
    width: frame.width - 2 * width,
    height: frame.height - line - height,
  });
}

function intersection(a: Rect<ScreenPixels>, b: Rect<ScreenPixels>): Rect<ScreenPixels> {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return screenPixels({ x, y, width: right - x, height: bottom - y });
}
