/**
 * Links of ishikawapuyo.net: `FIELD_STEPS__CONDITION`, each step two characters. A pair is 2 * (axis + 6 * child), then 2 * (column +
 * 6 * rotation), or 1 where it isn't placed. Axis 5 stands for garbage: the child counts its whole rows, then a bit a column, the left
 * one highest, for those in which one more falls.
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
import { columns } from '../../rules/rules.ts';
import { packField, readLinked } from './linkField.ts';

const alphabet = `${digits}.-?`;
const odd = ['a wall', 'an iron puyo', 'a hard puyo'] as const;
const perChild = 6;
const garbageAxis = 5;
/** The highest number of rows that fits one character. */
const mostRows = 4;

/** `rest`: what follows "?". Throws PositionError. */
export const readIshikawa = (rest: string): LinkedField =>
  readLinked(rest, { alphabet, odd, spelledBy: '~', stepOf });

function stepOf(pair: number, place: number): LinkStep {
  const kinds = pair >> 1;
  const [axis, child] = [kinds % perChild, Math.floor(kinds / perChild)];
  if (axis === garbageAxis) return garbageOf(child, (column) => (place & bitOf(column)) !== 0);
  const placement =
    place & 1 ? null : placementOf(((place >> 1) % perChild) + 1, Math.floor((place >> 1) / perChild));
  return { kind: 'pair', pair: pairOf(axis, child), placement };
}

const bitOf = (column: number): number => 1 << (columns - 1 - column);

/** A link to the simulator of ishikawapuyo.net, to be edited there or, with placed pairs, watched. Throws PositionError where garbage falls as it can't be written. */
export function makeIshikawaLink({ field, steps }: LinkedField): string {
  const control = steps.map(charactersOf).join('');
  const page = steps.some((step) => step.kind === 'garbage' || step.placement) ? 'pv' : 'pe';
  const packed = packField(field, alphabet);
  return `https://ishikawapuyo.net/simu/${page}.html?${packed}${control === '' ? '' : `_${control}`}`;
}

function charactersOf(step: LinkStep): string {
  if (step.kind === 'garbage') {
    const { rows, more } = rowsAndMore(step.counts, mostRows);
    const mask = more.reduce((sum, isSet, column) => sum + (isSet ? bitOf(column) : 0), 0);
    return alphabet[2 * (garbageAxis + perChild * rows)]! + alphabet[mask]!;
  }
  const { pair, placement } = step;
  const place = placement
    ? 2 * (placement.column - 1 + perChild * rotations.indexOf(placement.direction))
    : 1;
  const kinds = 2 * (colours.indexOf(pair.axis) + perChild * colours.indexOf(pair.child));
  return alphabet[kinds]! + alphabet[place]!;
}
