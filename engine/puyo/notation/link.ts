import { PositionError } from '../../tetris/rules/board.ts';
import { parseField } from '../rules/field.ts';
import { fitsBetweenWalls } from '../rules/place.ts';
import { columns } from '../rules/rules.ts';
import { type Direction, type Pair, type Placement, type PuyoField, type PuyoKind } from '../types.ts';

/** A field, the pairs that follow, and where each goes as far as that is told. */
export interface LinkedField {
  field: PuyoField;
  pairs: Pair[];
  /** As long as `pairs`; null where a pair isn't placed. */
  placements: (Placement | null)[];
}

/** By the numbers that both formats use. */
const kinds: readonly (PuyoKind | '.')[] = ['.', 'R', 'G', 'B', 'Y', 'P', 'O'];
const colours = ['R', 'G', 'B', 'Y', 'P'] as const;
const rotations: readonly Direction[] = ['up', 'right', 'down', 'left'];

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const puyopAlphabet = `${digits}[]`;
const ishikawaAlphabet = `${digits}.-?`;
const rowCount = 13;
const charactersPerRow = columns / 2;

export function isLink(text: string): boolean {
  return /^(https?:\/\/)?(www\.)?(puyop\.com|ishikawapuyo\.net|ips\.karou\.jp)\//i.test(text);
}

/** Reads a link of puyop.com or ishikawapuyo.net. Throws PositionError in one line where it holds no field. */
export function readLink(text: string): LinkedField {
  const host = /puyop\.com\/s\/(.*)$/i.exec(text);
  if (host) return readPuyop(host[1]!);
  const simulator = /\/simu\/p[esvn]\.html\?(.*)$/i.exec(text);
  if (!simulator)
    throw new PositionError('the link holds no field: "/s/..." or "/simu/p?.html?..." was expected');
  return readIshikawa(simulator[1]!);
}

function numberOf(letter: string, alphabet: string): number {
  const value = alphabet.indexOf(letter);
  if (value < 0)
    throw new PositionError(`the link has ${JSON.stringify(letter)}, which stands for nothing in it`);
  return value;
}

function fieldOf(packed: string, alphabet: string): PuyoField {
  const length = rowCount * charactersPerRow;
  if (packed.length > length)
    throw new PositionError(
      `the link's field has ${packed.length} characters; at most ${length} can be used`,
    );
  const letters = [...packed.padStart(length, '0')].flatMap((character) => {
    const value = numberOf(character, alphabet);
    return [kindOf(value >> 3), kindOf(value & 7)];
  });
  return parseField(rowsOf(letters)).field;
}

function rowsOf(letters: readonly string[]): string[] {
  return Array.from({ length: rowCount }, (_, row) =>
    letters.slice(row * columns, (row + 1) * columns).join(''),
  );
}

function kindOf(value: number): string {
  const kind = kinds[value];
  if (!kind) throw new PositionError(`the link's field has a cell of kind ${value}; there are 0 to 6`);
  return kind;
}

function packedField({ cells }: PuyoField, alphabet: string): string {
  const values = [...cells.join('')].map((letter) => kinds.indexOf(letter as PuyoKind));
  const pairs = Array.from(
    { length: values.length / 2 },
    (_, at) => values[2 * at]! * 8 + values[2 * at + 1]!,
  );
  return pairs
    .map((value) => alphabet[value])
    .join('')
    .replace(/^0+/, '');
}

function readPuyop(rest: string): LinkedField {
  const [packed = '', control = ''] = rest.split('_');
  const moves = inTwos(control).map(([low, high]) => {
    const value = numberOf(low!, puyopAlphabet) | (numberOf(high!, puyopAlphabet) << 6);
    const place = value >> 7;
    return {
      pair: pairOf(Math.floor((value & 127) / 5), (value & 127) % 5),
      placement: place >> 2 === 0 ? null : placementOf(place >> 2, place & 3),
    };
  });
  return joined(fieldOf(packed, puyopAlphabet), moves);
}

function readIshikawa(rest: string): LinkedField {
  const [packed = '', control = ''] = rest.split('_');
  const moves = inTwos(control).map(([first, second]) => {
    const colour = numberOf(first!, ishikawaAlphabet) >> 1;
    const place = numberOf(second!, ishikawaAlphabet);
    return {
      pair: pairOf(colour % 6, Math.floor(colour / 6)),
      placement: place & 1 ? null : placementOf(((place >> 1) % 6) + 1, Math.floor((place >> 1) / 6)),
    };
  });
  const field = packed.startsWith('~') ? spelledField(packed.slice(1)) : fieldOf(packed, ishikawaAlphabet);
  return joined(field, moves);
}

/** One symbol for each cell; '.' ends a row before its last cell. */
function spelledField(spelled: string): PuyoField {
  const rows: string[] = [''];
  for (const symbol of spelled) {
    if (rows.at(-1)!.length === columns) rows.push('');
    if (symbol === '.') rows[rows.length - 1] = rows.at(-1)!.padEnd(columns, '.');
    else rows[rows.length - 1] += kindOf(numberOf(symbol, ishikawaAlphabet));
  }
  return parseField(rows.map((row) => row.padEnd(columns, '.'))).field;
}

function inTwos(text: string): string[][] {
  if (text.length % 2 === 1) throw new PositionError("the link's list of pairs ends in the middle of a pair");
  return Array.from({ length: text.length / 2 }, (_, index) => [...text.slice(2 * index, 2 * index + 2)]);
}

function pairOf(axis: number, child: number): Pair {
  const [first, second] = [colours[axis], colours[child]];
  if (!first || !second)
    throw new PositionError(`the link has a pair of colours ${axis} and ${child}; there are 0 to 4`);
  return { axis: first, child: second };
}

function placementOf(column: number, rotation: number): Placement {
  const placement = { column, direction: rotations[rotation] ?? 'up' };
  if (rotation > 3 || !fitsBetweenWalls(placement))
    throw new PositionError(
      `the link places a pair in column ${column}, turned ${rotation} times, which is in a wall`,
    );
  return placement;
}

function joined(
  field: PuyoField,
  moves: readonly { pair: Pair; placement: Placement | null }[],
): LinkedField {
  return {
    field,
    pairs: moves.map(({ pair }) => pair),
    placements: moves.map(({ placement }) => placement),
  };
}

/** A link to the simulator of puyop.com. */
export function makePuyopLink({ field, pairs, placements }: LinkedField): string {
  const control = pairs.map(({ axis, child }, index) => {
    const placed = placements[index];
    const place = placed ? placed.column * 4 + rotations.indexOf(placed.direction) : 0;
    const value = colours.indexOf(axis) * 5 + colours.indexOf(child) + (place << 7);
    return puyopAlphabet[value & 63]! + puyopAlphabet[value >> 6]!;
  });
  const packed = packedField(field, puyopAlphabet);
  return `https://www.puyop.com/s/${packed}${control.length > 0 ? `_${control.join('')}` : ''}`;
}

/** A link to the simulator of ishikawapuyo.net, to be edited there or, with placed pairs, watched. */
export function makeIshikawaLink({ field, pairs, placements }: LinkedField): string {
  const control = pairs.map(({ axis, child }, index) => {
    const placed = placements[index];
    const place = placed ? 2 * (placed.column - 1 + 6 * rotations.indexOf(placed.direction)) : 1;
    return (
      ishikawaAlphabet[2 * (colours.indexOf(axis) + 6 * colours.indexOf(child))]! + ishikawaAlphabet[place]!
    );
  });
  const page = placements.some((placed) => placed) ? 'pv' : 'pe';
  const packed = packedField(field, ishikawaAlphabet);
  return `https://ishikawapuyo.net/simu/${page}.html?${packed}${control.length > 0 ? `_${control.join('')}` : ''}`;
}
