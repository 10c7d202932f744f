import type { CellCorrection, Frame, Layout, Observation } from '../../types.ts';

/** The part of a cell that is compared, without its lines and its neighbours' glow. */
const middle = { from: 0.15, to: 0.85 };
/** Quarters of a cell that differ by no more, in levels of a colour, look the same: it is noise, and not another block. */
const sameLook = 12;
/** A piece may pass by, or a menu cover the cell; a different look for longer means that it has changed. */
const changedMs = 10_000;

/** The mean red, green and blue of each quarter of a cell. */
type Look = readonly number[];

interface Held extends CellCorrection {
  look: Look;
  /** The last time at which the cell looked like that. */
  at: number;
}

/**
 * The user's corrections of misread cells. A correction applies as long as the cell looks the same: once it looks
 * different it shows something else, and the reading is used.
 */
export class Corrections {
  private wanted: CellCorrection[] = [];
  private held: Held[] = [];

  /** From the next reading on. A correction to the actual reading removes an earlier correction. */
  add(correction: CellCorrection): void {
    this.wanted.push(correction);
  }

  /** The corrected reading of this frame. `layout` in the frame's own coordinates; times are the frames'. */
  applied(observation: Observation, frame: Frame, layout: Layout): Observation {
    if (observation.game === null || this.wanted.length + this.held.length === 0) return observation;
    for (const correction of this.wanted) this.hold(correction, observation.cells, frame, layout);
    this.wanted = [];
    const holding = this.held.filter((one) => this.holds(one, frame, layout));
    if (holding.length === 0) return observation;
    const cells = holding.reduce(withCell, observation.cells);
    return { ...observation, cells, corrected: holding.map(({ cell }) => cell) } as Observation;
  }

  private hold(correction: CellCorrection, read: readonly string[], frame: Frame, layout: Layout): void {
    const [x, y] = correction.cell;
    const now = read[layout.rows - 1 - y]?.[x];
    this.held = this.held.filter(({ cell }) => cell[0] !== x || cell[1] !== y);
    if (now === undefined || isSameKind(now, correction.kind)) return;
    this.held.push({ ...correction, look: lookOf(correction, frame, layout), at: frame.capturedAt });
  }

  private holds(held: Held, frame: Frame, layout: Layout): boolean {
    const look = lookOf(held, frame, layout);
    const isSame = look.every((level, at) => Math.abs(level - held.look[at]!) <= sameLook);
    if (isSame) held.at = frame.capturedAt;
    else if (frame.capturedAt - held.at > changedMs) this.held = this.held.filter((one) => one !== held);
    return isSame;
  }
}

/** X is a block of any kind. */
const isSameKind = (read: string, said: string): boolean => read === said || (said === 'X' && read !== '.');

function withCell(cells: string[], { cell: [x, y], kind }: CellCorrection): string[] {
  const at = cells.length - 1 - y;
  return cells.map((row, line) => (line === at ? row.slice(0, x) + kind + row.slice(x + 1) : row));
}

function lookOf({ cell: [x, y] }: CellCorrection, frame: Frame, { board, columns, rows }: Layout): Look {
  const [width, height] = [board.width / columns, board.height / rows];
  const edges = [middle.from, (middle.from + middle.to) / 2, middle.to];
  const across = edges.map((part) => Math.round(board.x + (x + part) * width));
  const down = edges.map((part) => Math.round(board.y + (rows - 1 - y + part) * height));
  return [0, 1].flatMap((row) =>
    [0, 1].flatMap((column) =>
      meanColour(frame, [across[column]!, across[column + 1]!], [down[row]!, down[row + 1]!]),
    ),
  );
}

type Span = readonly [from: number, to: number];

/** 0 if it is outside the picture. */
function meanColour({ width, height, data }: Frame, across: Span, down: Span): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let pixels = 0;
  for (let y = Math.max(0, down[0]); y < Math.min(height, down[1]); y++)
    for (let x = Math.max(0, across[0]); x < Math.min(width, across[1]); x++, pixels++)
      for (let channel = 0; channel < 3; channel++) sum[channel]! += data[4 * (y * width + x) + channel]!;
  return sum.map((level) => level / Math.max(1, pixels)) as [number, number, number];
}
