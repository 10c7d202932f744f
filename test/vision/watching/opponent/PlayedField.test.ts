import { describe, expect, it } from 'vitest';
import type { Frame, Layout, TetrisObservation, Track } from '../../../../vision/types.ts';
import type { BoardReader } from '../../../../vision/watching/board/BoardReader.ts';
import { PlayedField, type FieldChoice } from '../../../../vision/watching/opponent/PlayedField.ts';
import { undecided } from '../../observed.ts';
import { reading } from '../../simulated/readings.ts';

const layout: Layout = {
  game: 'tetris',
  board: { x: 0, y: 0, width: 100, height: 80 },
  columns: 10,
  rows: 8,
  next: [{ x: 110, y: 0, width: 30, height: 20 }],
  hold: null,
  confidence: 0.95,
};
const other: Layout = { ...layout, board: { ...layout.board, x: 200 } };
const full = { width: 400, height: 100 };
const data = new Uint8Array(4 * full.width * full.height);

/** A T that stands so many columns from the left. */
const pieceAt = (x: number): TetrisObservation =>
  reading(
    `${'.'.repeat(x)}TTT${'.'.repeat(7 - x)} ${'.'.repeat(x + 1)}T${'.'.repeat(8 - x)} .......... ..........`,
  );

interface Played {
  /** In which column the piece of the other field stands in each glance. */
  others: number[];
  /** What happens on the own field meanwhile, for the first so many glances. */
  happening?: number;
  everyMs: number;
  /** Piece after piece comes down on the own field, and nobody touches them. */
  isUntouched?: boolean;
  /** Of the own field's width and height. */
  scale?: number;
  choice?: FieldChoice;
}

/** The fields after so many glances. */
function after({
  others,
  happening = 0,
  everyMs,
  isUntouched = false,
  scale = 1,
  choice,
}: Played): PlayedField {
  const shown = [...others];
  const own = { layout, isMeasured: false, standBeside: () => {} } as unknown as BoardReader;
  const { x, y, width, height } = other.board;
  const board = { x, y, width: scale * width, height: scale * height };
  const field = new PlayedField(
    own,
    { ...other, board },
    {
      locate: () => [],
      verify: () => 1,
      read: () => pieceAt(shown.shift()!),
      cells: (_, grid) => undecided(grid),
      next: () => [],
      drawn: () => [],
      chance: () => 1,
    },
    choice,
  );
  others.forEach((_, seq) => {
    const picture = data.slice().fill(seq + 1);
    const frame: Frame = {
      seq,
      capturedAt: 1e6 + seq * everyMs,
      ...full,
      data: picture,
      origin: { x: 0, y: 0 },
      full,
    };
    const events = seq < happening ? [{ kind: 'move' }] : [];
    const told = isUntouched ? { state: {}, piece: Math.floor(seq / 3) } : { state: null, piece: 1 };
    field.addReading(frame, pieceAt(3), { ...told, events, doubt: null } as unknown as Track);
    field.searchKept([]);
  });
  return field;
}

const toAndFro = [3, 3, 3, 4, 5, 4, 3, 4, 5, 4, 3, 4];

describe('a field without any movement', () => {
  it('is left for one with player input', () => {
    expect(after({ others: toAndFro, everyMs: 3000 }).isOther).toBe(true);
  });

  it('is kept for a long time, because a chain takes time', () => {
    expect(after({ others: toAndFro, everyMs: 1500 }).isOther).toBe(false);
  });

  it('is kept while anything happens', () => {
    expect(after({ others: toAndFro, everyMs: 3000, happening: 8, choice: 'chosen' }).isOther).toBe(false);
  });

  it('is kept if the other one has no player input either', () => {
    expect(after({ others: toAndFro.map(() => 3), everyMs: 3000 }).isOther).toBe(false);
  });
});

describe('a field with untouched pieces', () => {
  const untouched = { others: toAndFro, everyMs: 500, isUntouched: true };

  it('is left for one of the same size with player input', () => {
    expect(after(untouched).isOther).toBe(true);
  });

  it('is kept beside a much smaller one, which belongs to an opponent', () => {
    expect(after({ ...untouched, scale: 0.6 }).isOther).toBe(false);
  });

  it('is left for a smaller one as well, once nothing moves on it', () => {
    expect(after({ others: toAndFro, everyMs: 3000, scale: 0.6 }).isOther).toBe(true);
  });
});

describe('a field whose first piece falls untouched', () => {
  const falling = { others: toAndFro, everyMs: 500, happening: toAndFro.length };

  it('is tried out against one with player input', () => {
    const field = after(falling);
    expect(field.isOther).toBe(true);
    expect(field.choice).toBe('tried');
  });

  it.each<[string, Partial<Played>]>([
    ['before it has fallen for long', { everyMs: 300 }],
    ['while its piece does not fall', { happening: 2 }],
    ['beside a field without player input', { others: toAndFro.map(() => 3) }],
    ['beside a much smaller one', { scale: 0.6 }],
    ['once it was the final choice', { choice: 'chosen' }],
  ])('is kept %s', (_, other) => {
    expect(after({ ...falling, ...other }).isOther).toBe(false);
  });

  it.each([
    [2, false],
    [3, true],
  ])('has no hint that a look at the whole picture could delay: %i rows', (happening, isUntouched) => {
    expect(after({ ...falling, happening }).isUntouched).toBe(isUntouched);
  });

  it('is come back to if there is player input soon', () => {
    const back = after({ ...falling, choice: 'tried' });
    expect(back.isOther).toBe(true);
    expect(back.choice).toBe('chosen');
    expect(after({ ...falling, choice: 'tried', everyMs: 1900 }).isOther).toBe(false);
  });
});
