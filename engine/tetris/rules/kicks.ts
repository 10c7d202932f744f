import { type Cell, type Piece } from '../types.ts';

/** srs: quarter turns. srs+: TETR.IO's rules, with its own kicks of I and with half turns. `isPlus`: for the kernel. */
export const kickSets = {
  srs: { hasHalfTurns: false, isPlus: false },
  'srs+': { hasHalfTurns: true, isPlus: true },
} as const;
export type KickRules = keyof typeof kickSets;

type FourOffsets = readonly (readonly Cell[])[];

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
const plusHalf: Record<string, readonly Cell[]> = {
  '02': [[0, 0], [0, 1], [1, 1], [-1, 1], [1, 0], [-1, 0]],
  '13': [[0, 0], [1, 0], [1, 2], [1, 1], [0, 2], [0, 1]],
  '20': [[0, 0], [0, -1], [-1, -1], [1, -1], [-1, 0], [1, 0]],
  '31': [[0, 0], [-1, 0], [-1, 2], [-1, 1], [0, 2], [0, 1]],
};

function subtract([ax, ay]: Cell, [bx, by]: Cell): Cell {
  return [ax - bx, ay - by];
}

function offsetKicks(offsets: FourOffsets, from: number, to: number): Cell[] {
  return offsets[from]!.map((offset, index) => subtract(offset, offsets[to]![index]!));
}

/** The turn of the 4x4 box moves I's centre; kicks given for the box start from there. */
function fromBox(kicks: readonly Cell[], offsets: FourOffsets, from: number, to: number): Cell[] {
  const [baseX, baseY] = subtract(offsets[from]![0]!, offsets[to]![0]!);
  return kicks.map(([x, y]) => [x + baseX, y + baseY]);
}

function makeKicks(piece: Piece, from: number, to: number, rules: KickRules): readonly Cell[] {
  if (piece === 'O' || from === to) return [];
  const offsets = piece === 'I' ? offsetsI : offsetsJLSTZ;
  const key = `${from}${to}`;
  if ((from + to) % 2 === 0)
    return kickSets[rules].hasHalfTurns ? fromBox(plusHalf[key]!, offsets, from, to) : [];
  if (piece === 'I' && kickSets[rules].isPlus) return fromBox(plusI[key]!, offsets, from, to);
  return offsetKicks(offsets, from, to);
}

const tables = new Map<string, readonly Cell[]>();

/**
 * The moves of the centre to try in order when a piece turns from one orientation to another (clockwise turns from
 * north). The first is the plain turn. Empty where the rules have no such turn; O never turns.
 */
export function kicksOf(piece: Piece, from: number, to: number, rules: KickRules = 'srs'): readonly Cell[] {
  const key = `${piece}${from}${to}${rules}`;
  let kicks = tables.get(key);
  if (!kicks) tables.set(key, (kicks = makeKicks(piece, from, to, rules)));
  return kicks;
}
