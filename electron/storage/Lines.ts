/** What is kept as lines of JSON: in files beside the settings, or in a browser's storage. */
import * as v from 'valibot';
import { isObject } from '../../engine/fields.ts';

export interface LinesTrouble {
  kind: 'unsaved' | 'damaged';
  detail: string;
}

/** Lines of one kind, to which others are added. */
export interface Lines<Line> {
  /** What is wrong with them at present, or was with the earlier ones; null: nothing. */
  readonly trouble: LinesTrouble | null;
  /** All lines that are sound; never throws. */
  read(): Line[];
  /** The same, of each only what `make` makes of it. */
  readAs<Made>(make: (line: Line) => Made): Made[];
  /** The lines as stored, for whoever needs few of them; never throws. */
  texts(): string[];
  /** Written at once, or with the next one where that fails; never throws. */
  add(line: Line): void;
  /** The same of several, in one go. */
  addAll(lines: readonly Line[]): void;
}

/** Where lines are kept, under names like `attempts` and `games/2026-05-20`. */
export interface Drawer {
  lines<Line>(name: string, schema: v.GenericSchema<unknown, Line>): Lines<Line>;
  /** Names of those in a folder, without the folder's own. */
  names(folder: string): string[];
  /** How much is kept under the name: grows with each line. 0: nothing. */
  size(name: string): number;
  /** Several of a folder. Throws one line where they can't be removed. What was set aside of them goes with them. */
  removeAll(folder: string, names: readonly string[]): void;
}

/** One that keeps what could not be read, too. */
export interface DrawerWithAsides extends Drawer {
  /** Names of those in a folder of which something was set aside; '' is the drawer itself. */
  setAside(folder: string): string[];
  /**
   * Puts lines of `schema` back that were set aside and are missing, each once and at its place; answers how many.
   * Throws one line where they can't be written: then all is as it was.
   */
  putBack(name: string, schema: v.GenericSchema): number;
}

/** One line of JSON; null where it is damaged, or not of this schema. */
export function parseLine<Line>(schema: v.GenericSchema<unknown, Line>, text: string): Line | null {
  const result = v.safeParse(schema, valueIn(text));
  return result.success ? result.output : null;
}

/** undefined: it is no JSON. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What can be read of a text of such lines. */
export interface Parsed<Line> {
  read: Line[];
  /** The lines that are to stay, unchanged: also those that only a newer version can read. */
  sound: string[];
  /** Numbers of the others, from 1, in words; null: there are none. */
  damage: string | null;
}

/** Of each line that can be read, what `make` makes of it is all that is held on to. */
export function parseLines<Line, Made>(
  schema: v.GenericSchema<unknown, Line>,
  text: string,
  make: (line: Line) => Made,
): Parsed<Made> {
  const lines = linesIn(text);
  const read: Made[] = [];
  const damaged: number[] = [];
  for (const [at, line] of lines.entries()) {
    const value = valueIn(line);
    // Every version writes objects.
    if (!isObject(value)) damaged.push(at + 1);
    const result = v.safeParse(schema, value);
    if (result.success) read.push(make(result.output));
  }
  const gone = new Set(damaged);
  const sound = damaged.length > 0 ? lines.filter((_, at) => !gone.has(at + 1)) : lines;
  return { read, sound, damage: damaged.length > 0 ? `line ${numbersIn(damaged)}` : null };
}

export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Damaged lines that are named. */
const mostNamed = 5;

function numbersIn(damaged: readonly number[]): string {
  const named = damaged.slice(0, mostNamed).join(', ');
  return damaged.length > mostNamed ? `${named}, …` : named;
}
