/** Pictures of two Puyo games side by side, as they are played: drawn from simulated games. */
import type { Frame, Image, PuyoObservation, Rect } from '../../../vision/types.ts';
import { crop } from '../../../vision/pixels/image.ts';
import { SimulatedPuyo, type PuyoFrame } from './simulatedPuyo.ts';
import { blank, disc, fill, grey, outline, type Colour } from '../synthetic/drawing/paint.ts';
import { boxIn, drawOne, randomStyle, type Style } from '../synthetic/puyo/puyoStyle.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const cell = 24;
const size = { width: 6 * cell, height: 12 * cell };
const picture = { width: 640, height: 360 };
const top = 40;
/** Of the two fields. */
const sides = { left: 40, right: 440 } as const;
export type Side = keyof typeof sides;

export const fieldAt = (side: Side): Rect => ({ x: sides[side], y: top, ...size });

export const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Garbage is announced so many frames before it falls, and falls for so many; at first it comes as a surprise. */
const announcedFor = 14;
const fallsFor = 3;
const surprises = 30;
/** A row of it has a mark of its own. */
const rowOf = 6;

/** One or two games on a screen. The pairs to come stand on the inner sides, garbage to come above the fields. */
export class DrawnMatch {
  private readonly games: Partial<Record<Side, SimulatedPuyo>>;
  private readonly style: Style;
  private readonly ground: Colour = grey(40);

  /** `seeds` of the games; where there is none, nothing is drawn. Frames of a game last `frameMs`. */
  constructor(
    seeds: Partial<Record<Side, number>>,
    style = 1,
    private readonly frameMs = 100,
    garbage = 0,
  ) {
    this.games = Object.fromEntries(
      Object.entries(seeds).map(([side, seed]) => [side, new SimulatedPuyo({ seed, pairs: 40, garbage })]),
    );
    this.style = {
      ...randomStyle(new Chance(style)),
      ghost: 'none',
      cross: false,
      grating: false,
      shadow: 0,
    };
  }

  /** What one game shows at a time, in milliseconds. */
  at(side: Side, ms: number): PuyoFrame {
    const { frames } = this.games[side]!;
    return frames[Math.min(frames.length - 1, Math.floor(ms / this.frameMs))]!;
  }

  /** Garbage that is announced on one side at a time: the next that falls, from a while before it does. */
  announced(side: Side, ms: number): number {
    const now = Math.floor(ms / this.frameMs);
    const falls = this.games[side]!.happenings.filter(({ text }) => text.startsWith('garbage'));
    const next = falls.find(({ frame }) => frame - fallsFor > now);
    const from = next ? Math.max(surprises, next.frame - announcedFor) : Infinity;
    return next && from <= now ? Number(next.text.split(' ')[1]) : 0;
  }

  /** The picture, or the part of it that is asked for. */
  frame(ms: number, part: Rect | null): Frame {
    const image = blank(picture.width, picture.height, grey(110));
    for (const side of Object.keys(this.games) as Side[])
      this.draw(image, side, this.at(side, ms).observation, this.announced(side, ms));
    const { x, y } = part ?? { x: 0, y: 0 };
    const shown = part ? crop(image, part) : image;
    return { ...shown, seq: ms, capturedAt: 1000 + ms, origin: { x, y }, full: picture };
  }

  private draw(image: Image, side: Side, { cells, current, next }: PuyoObservation, announced: number): void {
    const board = fieldAt(side);
    const { style } = this;
    const box = boxIn(board);
    outline(
      image,
      { x: board.x - 4, y: top - 4, width: size.width + 8, height: size.height + 8 },
      4,
      grey(200),
    );
    fill(image, board, this.ground);
    cells.forEach((row, r) =>
      [...row].forEach((kind, x) => kind !== '.' && drawOne(image, box([x, 11 - r]), board, kind, style)),
    );
    current?.cells.forEach((at, i) =>
      drawOne(image, box(at), board, i === 0 ? current.axis : current.child, style),
    );
    this.drawMarks(image, board, announced);
    const x = side === 'left' ? board.x + size.width + cell : board.x - 2 * cell;
    next.forEach((pair, i) => {
      for (const [half, kind] of [pair.child, pair.axis].entries()) {
        const slot = { x, y: top + (2.6 * i + half) * cell, width: cell, height: cell };
        drawOne(image, slot, { x: 0, y: 0, ...picture }, kind, style);
      }
    });
  }

  /** Large ones for rows, then small ones. */
  private drawMarks(image: Image, board: Rect, announced: number): void {
    const large = Math.floor(announced / rowOf);
    for (let i = 0; i < large + (announced % rowOf); i += 1) {
      const radius = (i < large ? 0.44 : 0.28) * cell;
      const [x, y] = [board.x + (i + 0.5) * cell, top - 6 - 0.44 * cell];
      disc(image, x, y, radius, grey(235));
      disc(image, x, y, radius / 2, grey(i < large ? 60 : 150));
    }
  }
}
