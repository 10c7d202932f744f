/** The colours of blocks with one colour each, the only feature by which such blocks can be recognised. */
import { pieces, type Piece } from '../../engine/tetris/types.ts';
import { meanColour, type CellPictures } from './cellPictures.ts';

type Colour = readonly [number, number, number];

/** Levels, in the channel that differs most: the same colour within the accuracy of a capture. */
const sameColour = 8;
/** Cells of a kind after which its colour is known: a piece is sometimes caught while it fades. */
const leastCells = 6;

interface Seen {
  colour: Colour;
  cells: number;
}

export class PlainColours {
  private readonly seen = new Map<Piece, Seen[]>();
  /** The most frequent colour of each kind, once it was seen often. */
  private readonly known = new Map<Piece, Colour>();

  /** This cell shows a block of one colour, of a piece of this kind. */
  learn(pictures: CellPictures, cell: number, kind: Piece): void {
    const colour = meanColour(pictures, cell);
    const seen = this.seen.get(kind) ?? [];
    const like = seen.find((one) => areAlike(one.colour, colour));
    if (like) like.cells += 1;
    else seen.push({ colour, cells: 1 });
    this.seen.set(kind, seen);
    const most = seen.reduce((a, b) => (b.cells > a.cells ? b : a));
    if (most.cells >= leastCells) this.known.set(kind, most.colour);
  }

  /** Every kind of piece has been seen, so that no block from one has an unknown colour. */
  get areAllKnown(): boolean {
    return this.known.size === pieces.length;
  }

  /** Whether the cell has a block's colour. */
  have(pictures: CellPictures, cell: number): boolean {
    const colour = meanColour(pictures, cell);
    return [...this.known.values()].some((known) => areAlike(known, colour));
  }
}

const areAlike = (a: Colour, b: Colour): boolean =>
  a.every((value, channel) => Math.abs(value - b[channel]!) <= sameColour);
