import { type Fields, isObject } from '../../engine/fields.ts';

/** Stands for the value of an entry that was too long to be read. */
export const tooLong = Symbol('too long');

/**
 * The entries of a JSON object, as JSON.parse reads them, but for those whose text has more than `most` characters: they
 * are passed over, however many things are in them. Throws where the text is no JSON object.
 */
export function jsonEntries(text: string, most: number): Fields {
  if (text.length <= most) return asEntries(JSON.parse(text));
  const entries: Record<string, unknown> = {};
  for (const entry of entryTexts(text)) {
    const value = entry.length <= most ? asEntries(JSON.parse(`{${entry}}`)) : { [keyOf(entry)]: tooLong };
    for (const [key, one] of Object.entries(value)) entries[key] = one;
  }
  return entries;
}

function asEntries(value: unknown): Fields {
  if (!isObject(value)) throw new Error('no JSON object');
  return value;
}

function keyOf(entry: string): string {
  const start = entry.indexOf('"');
  return String(JSON.parse(entry.slice(start, endOfString(entry, start) + 1)));
}

/** The outermost entries as text, `"key": value` each. */
function entryTexts(text: string): string[] {
  const end = text.trimEnd().length - 1;
  const first = text.search(/\S/);
  if (text[first] !== '{' || text[end] !== '}') throw new Error('no JSON object');
  const entries: string[] = [];
  let from = first + 1;
  let depth = 0;
  for (let at = from; at < end; at++) {
    const sign = text[at]!;
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) {
      entries.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...entries, text.slice(from, end)];
}

/** Where the string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw new Error('a string has no end');
}
