/**
 * Links of puyop.com: `/s/FIELD_STEPS`, each step a number of two characters, the lower six bits first. A pair is 5 * axis + child in
 * seven bits, then its rotation and its column. Column 7 stands for garbage: a bit a column, and whole rows where pairs are turned.
 */
import {
  type LinkStep,
  type LinkedField,
  colours,
  digits,
  garbageOf,
  pairOf,
  placementOf,
  rotations,
  rowsAndMore,
} from './linked.ts';
import { packField, readLinked } from './linkField.ts';

const alphabet = `${digits}[]`;
const odd = ['a hard puyo', 'an iron puyo', 'a wall'] as const;
const garbageColumn = 7;
/** The second character of garbage without whole rows. */
const firstGarbage = garbageColumn * 8;
const mostRows = 7;

/** `rest`: what follows "/s/". Throws PositionError. */
export const readPuyop = (rest: string): LinkedField =>
  readLinked(rest, { alphabet, odd, spelledBy: '=', stepOf });

function stepOf(low: number, high: number): LinkStep {
  if (high >= firstGarbage) return garbageOf(high - firstGarbage, (column) => (low & (1 << column)) !== 0);
  const value = low | (high << 6);
  const [kinds, rotation, column] = [value & 127, (value >> 7) & 3, value >> 9];
  return {
    kind: 'pair',
    pair: pairOf(Math.floor(kinds / colours.length), kinds % colours.length),
    placement: column === 0 ? null : placementOf(column, rotation),
  };
}

/** A link to the simulator of puyop.com. Throws PositionError where garbage falls as it can't be written. */
export function makePuyopLink({ field, steps }: LinkedField): string {
  const control = steps.map(charactersOf).join('');
  return `https://www.puyop.com/s/${packField(field, alphabet)}${control === '' ? '' : `_${control}`}`;
}

function charactersOf(step: LinkStep): string {
  if (step.kind === 'garbage') {
    const { rows, more } = rowsAndMore(step.counts, mostRows);
    const mask = more.reduce((sum, isSet, column) => sum + (isSet ? 1 << column : 0), 0);
    return alphabet[mask]! + alphabet[firstGarbage + rows]!;
  }
  const { pair, placement } = step;
  const place = placement ? placement.column * 4 + rotations.indexOf(placement.direction) : 0;
  const value = colours.indexOf(pair.axis) * colours.length + colours.indexOf(pair.child) + (place << 7);
  return alphabet[value & 63]! + alphabet[value >> 6]!;
}
