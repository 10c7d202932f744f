import type { Cell, Piece } from '../../types.ts';
import type { KickSet } from './KickSet.ts';

type FourOffsets = readonly (readonly Cell[])[];
type Kicks = KickSet['kicks'];
type HalfTurns = Readonly<Record<string, readonly Cell[]>>;

/** SRS offsets by orientation; test i moves the centre by offset[from][i] - offset[to][i]. */
// prettier-ignore
const offsetsJLSTZ: FourOffsets = [
  [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
  [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]],
  [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
  [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]],
];
// prettier-ignore
const offsetsI: FourOffsets = [
  [[0, 0], [-1, 0], [2, 0], [-1, 0], [2, 0]],
  [[-1, 0], [0, 0], [0, 0], [0, 1], [0, -2]],
  [[-1, 1], [1, 1], [-2, 1], [1, 0], [-2, 0]],
  [[0, 1], [0, 1], [0, 1], [0, -1], [0, 2]],
];

/** SRS+ kicks of I by `${from}${to}`, relative to the turn of its 4x4 box. */
// prettier-ignore
const plusI: Record<string, readonly Cell[]> = {
  '01': [[0, 0], [1, 0], [-2, 0], [-2, -1], [1, 2]],
  '10': [[0, 0], [-1, 0], [2, 0], [-1, -2], [2, 1]],
  '12': [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]],
  '21': [[0, 0], [-2, 0], [1, 0], [-2, 1], [1, -2]],
  '23': [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]],
  '32': [[0, 0], [1, 0], [-2, 0], [1, 2], [-2, -1]],
  '30': [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]],
  '03': [[0, 0], [-1, 0], [2, 0], [2, -1], [-1, 2]],
};

/** Half turns of SRS+ for every piece, relative to the turn itself. */
// prettier-ignore
const plusHalf: HalfTurns = {
  '02': [[0, 0], [0, 1], [1, 1], [-1, 1], [1, 0], [-1, 0]],
  '13': [[0, 0], [1, 0], [1, 2], [1, 1], [0, 2], [0, 1]],
  '20': [[0, 0], [0, -1], [-1, -1], [1, -1], [-1, 0], [1, 0]],
  '31': [[0, 0], [-1, 0], [-1, 2], [-1, 1], [0, 2], [0, 1]],
};

/** Half turns of Jstris, as solution-finder has them in kicks/jstris180.properties. */
const jstrisHalf: HalfTurns = {
  '02': [[0, 0], [0, 1]], // prettier-ignore
  '13': [[0, 0], [1, 0]], // prettier-ignore
  '20': [[0, 0], [0, -1]], // prettier-ignore
  '31': [[0, 0], [-1, 0]], // prettier-ignore
};

function subtract([ax, ay]: Cell, [bx, by]: Cell): Cell {
  return [ax - bx, ay - by];
}

const offsetsOf = (piece: Piece): FourOffsets => (piece === 'I' ? offsetsI : offsetsJLSTZ);

const quarterKicks: Kicks = (piece, from, to) => {
  const offsets = offsetsOf(piece);
  return offsets[from]!.map((offset, index) => subtract(offset, offsets[to]![index]!));
};

/** The turn of the 4x4 box moves I's centre; kicks given for the box start from there. */
function fromBox(kicks: readonly Cell[], piece: Piece, from: number, to: number): Cell[] {
  const offsets = offsetsOf(piece);
  const [baseX, baseY] = subtract(offsets[from]![0]!, offsets[to]![0]!);
  return kicks.map(([x, y]) => [x + baseX, y + baseY]);
}

/** O never turns. */
function guidelineSet(quarter: Kicks, half: HalfTurns | null): KickSet {
  return {
    hasHalfTurns: half !== null,
    hasTwoStates: false,
    hasSpins: true,
    spawnTurns: 0,
    spawnRight: 0,
    kicks: (piece, from, to) => {
      if (piece === 'O' || from === to) return [];
      if ((from + to) % 2 === 1) return quarter(piece, from, to);
      return half ? fromBox(half[`${from}${to}`]!, piece, from, to) : [];
    },
    guard: () => null,
  };
}

export const srs = guidelineSet(quarterKicks, null);

/** TETR.IO: kicks of I of its own, and half turns. */
export const srsPlus = guidelineSet(
  (piece, from, to) =>
    piece === 'I' ? fromBox(plusI[`${from}${to}`]!, piece, from, to) : quarterKicks(piece, from, to),
  plusHalf,
);

export const jstris = guidelineSet(quarterKicks, jstrisHalf);
