/** The pairs to come, drawn beside a board. */
import type { Pair } from '../../../../engine/puyo/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { fill, grey, grow, hsv, mix, outline, text, type Colour } from '../drawing/paint.ts';
import { columns, rows } from './puyoScene.ts';
import { drawOne, type Style } from './puyoStyle.ts';
import type { Chance } from '../drawing/random.ts';

/** One below the other, as far as there is room. */
export function drawNext(
  image: Image,
  board: Rect,
  base: Colour,
  next: readonly Pair[],
  style: Style,
  onRight: boolean,
  chance: Chance,
): Rect[] {
  const cell = { width: board.width / columns, height: board.height / rows };
  const gap = cell.width * chance.between(0.25, 0.7);
  const ground = chance.is(0.5)
    ? base
    : hsv(chance.between(0, 360), chance.between(0, 0.8), chance.between(0.2, 1));
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const slots: Rect[] = [];
  let y = board.y + cell.height * chance.between(0, 1.4);
  if (chance.is(0.5)) {
    const size = cell.height * 0.6;
    text(
      image,
      onRight ? board.x + board.width + gap : board.x - gap - size * 2.4,
      y,
      size,
      4,
      grey(240),
      chance,
    );
    y += size * 1.5;
  }
  for (const [i, pair] of next.entries()) {
    const unit = i === 0 ? style.unit : style.later;
    const shift = gap + i * style.drift * cell.width;
    const width = unit * cell.width;
    const x = onRight ? board.x + board.width + shift : board.x - shift - width;
    const slot = { x, y, width, height: 2 * unit * cell.height };
    if (x < 1 || x + width > image.width - 1) break;
    drawBox(image, slot, ground, style, chance);
    const half = { ...slot, height: slot.height / 2 };
    drawOne(image, half, whole, pair.child, style);
    drawOne(image, { ...half, y: y + half.height }, whole, pair.axis, style);
    slots.push(slot);
    y += slot.height + cell.height * 0.35;
  }
  return slots;
}

function drawBox(image: Image, slot: Rect, ground: Colour, { box }: Style, chance: Chance): void {
  if (box === 'none') return;
  const rect = grow(slot, slot.width * 0.14);
  fill(image, rect, ground);
  if (chance.is(0.6)) outline(image, rect, Math.max(1, slot.width / 14), mix(ground, grey(255), 0.7));
  if (box === 'plain') return;
  const step = Math.max(3, slot.width / 7);
  for (let y = rect.y + step; y < rect.y + rect.height - step; y += step)
    for (let x = rect.x + step; x < rect.x + rect.width - step; x += step)
      fill(image, { x, y, width: step / 2, height: step / 2 }, mix(ground, grey(255), 0.25));
}
