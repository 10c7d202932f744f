import { type Clear } from '../rules/attack.ts';
import { type Features } from './features.ts';
import { type Piece } from '../types.ts';
import { type Profile } from './surface.ts';

/** What the styles that attack weigh, in the order of the kernel's weights. */
export const versusFeatures = [
  'attack',
  'clearsOne',
  'clearsTwo',
  'clearsThree',
  'clearsFour',
  'miniClear',
  'spinSingle',
  'spinDouble',
  'spinTriple',
  'wastedT',
  'perfectClear',
  'backToBack',
  'combo',
  'height',
  'overHalf',
  'overHalfSquared',
  'rowTransitions',
  'columnTransitions',
  'holes',
  'holeDepth',
  'rowsWithHoles',
  'topHoleDepth',
  'bumpiness',
  'steepness',
  'wellDepth',
  'slot',
  'slotForOne',
  'slotForTwo',
  'lowestColumn',
  'keptT',
  'keptTForTwo',
  'keptI',
] as const;
export type VersusFeature = (typeof versusFeatures)[number];

export type VersusWeights = Readonly<Record<VersusFeature, number>>;

const at = Object.fromEntries(versusFeatures.map((name, index) => [name, index])) as Record<
  VersusFeature,
  number
>;
const clears = ['clearsOne', 'clearsTwo', 'clearsThree', 'clearsFour'] as const;
const spinClears = ['spinSingle', 'spinDouble', 'spinTriple'] as const;

/** What a placement is worth for what it clears, `attack` being the rows it sends; a T that clears nothing by a full spin is wasted. */
export function judgeClear(weights: Float64Array, isT: boolean, clear: Clear, attack: number): number {
  const { rows, spin, perfect } = clear;
  let value = weights[at.attack]! * attack;
  if (isT && (spin !== 'full' || rows === 0)) value += weights[at.wastedT]!;
  if (rows === 0) return value;
  if (perfect) value += weights[at.perfectClear]!;
  return value + weights[at[kindOf(clear)]]!;
}

function kindOf({ rows, spin }: Clear): VersusFeature {
  if (spin === 'none') return clears[rows - 1]!;
  return spin === 'mini' ? 'miniClear' : spinClears[Math.min(rows, 3) - 1]!;
}

/** The value of going on with back-to-back, and after so many clears in a row. */
export function judgeChain(weights: Float64Array, backToBack: boolean, combo: number): number {
  return (backToBack ? weights[at.backToBack]! : 0) + weights[at.combo]! * combo;
}

/** `bestSlot` where a T would fill both rows. */
const slotForTwo = 3;

/** The value of the kept piece: a T, more where a slot for two rows waits for it, or an I. `slot` as bestSlot. */
export function judgeKept(weights: Float64Array, kept: Piece | null, slot: number): number {
  if (kept === 'I') return weights[at.keptI]!;
  if (kept !== 'T') return 0;
  return weights[at.keptT]! + (slot === slotForTwo ? weights[at.keptTForTwo]! : 0);
}

const deepestWell = 6;

/** The value of a board of so many visible rows. `slot` as bestSlot; `incoming` = garbage rows announced. */
export function judgeVersus(
  weights: Float64Array,
  features: Features,
  profile: Profile,
  slot: number,
  rows: number,
  incoming: number,
): number {
  const reached = features.height + incoming;
  const overHalf = Math.max(0, 2 * reached - rows);
  const counts = [
    reached,
    overHalf,
    overHalf * overHalf,
    features.rowTransitions,
    features.columnTransitions,
    features.holes,
    features.holeDepth,
    features.rowsWithHoles,
    features.topHoleDepth,
    profile.bumpiness,
    profile.steepness,
    Math.min(profile.second - profile.lowest, deepestWell),
    Number(slot === 1),
    Number(slot === 2),
    Number(slot === slotForTwo),
    profile.lowest,
  ];
  return counts
    .map((count, index) => weights[at.height + index]! * count)
    .reduce((sum, value) => sum + value);
}
