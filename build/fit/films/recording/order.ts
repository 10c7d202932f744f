/** The recorder's arguments. */
import { parseArgs } from 'node:util';

export interface Order {
  /** The folder that gets a folder for each film. */
  out: string;
  /** Of each film, in its game's own time. */
  seconds: number;
  seed: number;
  names: readonly string[];
}

/** A picture's name has four digits: at 15 a second there are no more. */
const mostSeconds = 600;
/** The pages' random numbers start between 0 and this prime, both excluded. */
const mostSeed = 2 ** 31 - 2;

/**
 * Reads `--out FOLDER [--seconds N] [--seed N] [NAME...]`; without a name, all that are `known`. Throws an error whose
 * message explains in one line what is wrong.
 */
export function orderOf(args: readonly string[], known: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      seconds: { type: 'string', default: '36' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (!values.out) throw new Error('--out FOLDER is missing: the folder for the films');
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no such game here: ${unknown.join(', ')}; name some of ${known.join(', ')}`);
  return {
    out: values.out,
    seconds: wholeOf('--seconds', values.seconds, mostSeconds),
    seed: wholeOf('--seed', values.seed, mostSeed),
    names: positionals.length > 0 ? positionals : known,
  };
}

function wholeOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`${option} ${JSON.stringify(text)} is not a whole number from 1 to ${most}`);
  return value;
}
