/** Fields in links: two cells a character, or one where a cell is of a kind that only simulators know. */
import { PositionError } from '../../../tetris/rules/board.ts';
import { parseField } from '../../rules/field.ts';
import { columns } from '../../rules/rules.ts';
import { type PuyoField, type PuyoKind, puyoKinds } from '../../types.ts';
import { type Alphabet, type LinkStep, type LinkedField, inTwos, numberOf } from './linked.ts';

const rowCount = 13;
const cellCount = rowCount * columns;
const kinds: readonly (PuyoKind | '.')[] = ['.', ...puyoKinds];

/** What 7, 8 and 9 are in a format: cells without a rule here. */
type OddCells = readonly [seven: string, eight: string, nine: string];

/** How a simulator writes fields and steps. */
export interface LinkFormat {
  alphabet: Alphabet;
  odd: OddCells;
  /** What a field begins with that has one cell a character. */
  spelledBy: string;
  /** Two numbers of the alphabet are a step. Throws PositionError. */
  stepOf(first: number, second: number): LinkStep;
}

/** `FIELD_STEPS`. Throws PositionError. */
export function readLinked(text: string, { alphabet, odd, spelledBy, stepOf }: LinkFormat): LinkedField {
  const [packed = '', control = ''] = text.split('_');
  const field = packed.startsWith(spelledBy)
    ? spelledField(packed.slice(1), alphabet, odd)
    : packedField(packed, alphabet, odd);
  const steps = inTwos(control).map(([first, second]) =>
    stepOf(numberOf(first!, alphabet), numberOf(second!, alphabet)),
  );
  return { field, steps };
}

/** Two cells a character, 8 * left + right; empty ones before the first puyo are left out. Throws PositionError. */
function packedField(packed: string, alphabet: Alphabet, odd: OddCells): PuyoField {
  const length = cellCount / 2;
  if (packed.length > length)
    throw new PositionError(
      `the link's field has ${packed.length} characters; at most ${length} can be used`,
    );
  const values = [...packed.padStart(length, '0')].flatMap((character) => {
    const value = numberOf(character, alphabet);
    return [value >> 3, value & 7];
  });
  return fieldOf(values, odd);
}

/** One cell a character, row by row; '.' ends a row before its last cell where the format has that. Throws PositionError. */
function spelledField(spelled: string, alphabet: Alphabet, odd: OddCells): PuyoField {
  const values: number[] = [];
  for (const symbol of spelled) {
    if (symbol === '.' && alphabet.includes(symbol))
      values.push(...Array<number>(columns - (values.length % columns)).fill(0));
    else values.push(numberOf(symbol, alphabet));
  }
  if (values.length > cellCount)
    throw new PositionError(`the link's field has ${values.length} cells; at most ${cellCount} can be used`);
  const missing = spelled.includes('.') ? 0 : cellCount - values.length;
  const all = [...Array<number>(missing).fill(0), ...values];
  return fieldOf([...all, ...Array<number>((columns - (all.length % columns)) % columns).fill(0)], odd);
}

function fieldOf(values: readonly number[], odd: OddCells): PuyoField {
  const rows = Array.from({ length: values.length / columns }, (_, row) =>
    values
      .slice(row * columns, (row + 1) * columns)
      .map((value, x) => kindOf(value, odd, row + 1 + rowCount - values.length / columns, x + 1))
      .join(''),
  );
  return parseField(rows).field;
}

function kindOf(value: number, odd: OddCells, row: number, column: number): string {
  const kind = kinds[value];
  if (kind) return kind;
  const name = odd[value - kinds.length];
  const where = `the link's field, row ${row} from the top of 13, column ${column}`;
  if (!name) throw new PositionError(`${where}: there is no kind ${value}`);
  throw new PositionError(`${where}: ${name}; Okiba has no rule for it`);
}

/** Undoes `packedField`. */
export function packField({ cells }: PuyoField, alphabet: Alphabet): string {
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
