import type { Location } from '../../../../engine/tetris/types.ts';

/** Milliseconds: seen, and never waited for. */
const turnMs = 160;
const angles: Partial<Record<string, number>> = { cw: -90, ccw: 90 };

/**
 * Lets a piece that was just turned come round from where it was, about its centre. `blocks`: its cells as a board of `rows`
 * rows draws them. Nothing where motion is not wanted, or `input` turns nothing.
 */
export function showTurn(
  blocks: readonly Element[],
  { x, y }: Pick<Location, 'x' | 'y'>,
  rows: number,
  input: string | undefined,
): void {
  const angle = angles[input ?? ''];
  if (angle === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const transformOrigin = `${x + 0.5}px ${rows - y - 0.5}px`;
  for (const block of blocks) {
    const place = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(block.getAttribute('transform') ?? '');
    const there = place ? `translate(${place[1]}px, ${place[2]}px)` : '';
    block.animate(
      [
        { transform: `rotate(${angle}deg) ${there}`, transformOrigin },
        { transform: `rotate(0deg) ${there}`, transformOrigin },
      ],
      { duration: turnMs, easing: 'ease-out' },
    );
  }
}
