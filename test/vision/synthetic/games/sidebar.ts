/** What stands beside a board: next pieces, the held one, numbers, example pieces, buttons. */
import { shapes } from '../../../../engine/tetris/rules/pieces.ts';
import type { Cell, Piece } from '../../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { fill, grey, grow, mix, outline, text, type Colour } from '../drawing/paint.ts';
import { joinsWithin, kinds } from './playfield.ts';
import type { Chance } from '../drawing/random.ts';
import type { Theme } from '../skins/theme.ts';

/** How previews look in one game: all the same, or the later ones smaller. */
export interface SlotStyle {
  unit: number;
  /** Height of a block by its width. */
  tall: number;
  later: number;
  boxed: boolean;
  ground: Colour | null;
  frame: Colour;
}

export function randomSlots(chance: Chance, theme: Theme, cell: number, tall: number): SlotStyle {
  return {
    unit: Math.max(7, Math.round(cell * chance.of([0.5, 0.7, 0.8, 1, 1]))),
    tall,
    later: chance.is(0.2) ? 0.7 : 1,
    boxed: chance.is(0.5),
    ground: chance.of([theme.board.base, theme.board.base, null]),
    frame: mix(theme.board.base, theme.board.light ? grey(0) : grey(255), chance.between(0.3, 1)),
  };
}

/** A piece facing north in the middle of a box. */
export function drawPiece(
  image: Image,
  box: Rect,
  piece: Piece,
  unit: number,
  tall: number,
  theme: Theme,
): void {
  const cells: readonly Cell[] = shapes[piece][0]!;
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const high = Math.max(2, Math.round(unit * tall));
  const left = Math.round(box.x + (box.width - (Math.max(...xs) - Math.min(...xs) + 1) * unit) / 2);
  const top = Math.round(box.y + (box.height - (Math.max(...ys) - Math.min(...ys) + 1) * high) / 2);
  const kind = kinds.indexOf(piece);
  for (const [x, y] of cells) {
    const rect = {
      x: left + (x - Math.min(...xs)) * unit,
      y: top + (Math.max(...ys) - y) * high,
      width: unit,
      height: high,
    };
    theme.skin(image, rect, { colour: theme.palette[kind]!, kind, joins: joinsWithin(cells, [x, y]) });
  }
}

/** A column beside the board, filled from the top. */
export class Column {
  private y: number;

  constructor(
    private readonly image: Image,
    private readonly area: Rect,
    private readonly theme: Theme,
    private readonly slots: SlotStyle,
    private readonly chance: Chance,
  ) {
    this.y = area.y;
  }

  private take(height: number, width: number): Rect | null {
    if (this.y + height > this.area.y + this.area.height || width > this.area.width) return null;
    const box = { x: this.area.x + (this.area.width - width) / 2, y: this.y, width, height };
    this.y += height;
    return box;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** Draws as many as there is room for, and returns those. */
  pieces(queue: readonly Piece[]): Piece[] {
    const { unit, later, tall, boxed, ground, frame } = this.slots;
    const drawn: Piece[] = [];
    for (const piece of queue) {
      const size = Math.max(7, Math.round(drawn.length ? unit * later : unit));
      const box = this.take(Math.round(size * tall * 3.2), size * 5);
      if (!box) break;
      if (ground) fill(this.image, box, ground);
      if (boxed) outline(this.image, grow(box, -1), Math.max(1, Math.round(unit / 16)), frame);
      drawPiece(this.image, box, piece, size, tall, this.theme);
      drawn.push(piece);
    }
    return drawn;
  }

  /** A word over some number. */
  words(lines: number): void {
    const size = Math.max(6, Math.round(this.slots.unit * 0.6));
    for (let i = 0; i < lines; i += 1) {
      const box = this.take(size * 1.8, this.area.width * 0.9);
      const length = Math.min(this.chance.whole(3, 7), Math.floor((box?.width ?? 0) / size / 0.7));
      if (box && length > 1)
        text(this.image, box.x, box.y + size * 0.4, size, length, this.theme.ink, this.chance);
    }
  }

  /** Every piece with how often it came: looks like previews, and is none. */
  examples(): void {
    const unit = Math.max(3, Math.round(this.slots.unit * 0.55));
    for (const piece of this.chance.shuffled(kinds)) {
      const box = this.take(Math.round(unit * 3 * this.slots.tall), unit * 9);
      if (!box) return;
      drawPiece(this.image, { ...box, width: unit * 4.5 }, piece, unit, this.slots.tall, this.theme);
      text(this.image, box.x + unit * 5.2, box.y + unit, unit * 1.3, 3, this.theme.ink, this.chance);
    }
  }

  button(): void {
    const box = this.take(this.slots.unit * 2, Math.min(this.area.width, this.slots.unit * 4.5));
    if (!box) return;
    fill(this.image, grow(box, -this.slots.unit * 0.3), mix(this.theme.panel, this.theme.ink, 0.35));
    text(
      this.image,
      box.x + this.slots.unit,
      box.y + this.slots.unit * 0.7,
      this.slots.unit * 0.6,
      4,
      this.theme.ink,
      this.chance,
    );
  }
}
