import type { Fields } from '../../fields.ts';
import { ProtocolError } from './wire.ts';

/** A message of a log, and the line on which it begins, from 1. */
export interface LoggedMessage {
  line: number;
  fields: Fields;
}

const known: ReadonlySet<unknown> = new Set(
  'rules start suggest play new_piece garbage stop quit info ready suggestion error'.split(' '),
);

/** Text in which messages stand, and where it does. */
interface Part {
  text: string;
  from: number;
  to: number;
  /** The line of a place; places are asked about in their order. */
  lineAt: (at: number) => number;
}

/**
 * The messages of the Tetris Bot Protocol in a log, in their order: one a line or over several, in lists, inside other
 * objects or as strings in them, with whatever stands between them. Throws ProtocolError with the line of one that is torn.
 */
export function messagesIn(log: string): LoggedMessage[] {
  return inPart({ text: log, from: 0, to: log.length, lineAt: lineCounter(log) });
}

function inPart(part: Part): LoggedMessage[] {
  const { text, to } = part;
  const found: LoggedMessage[] = [];
  let at = text.indexOf('{', part.from);
  while (at >= 0 && at < to) {
    const end = endOf(text, at);
    const fields = end === null ? null : objectOf(text.slice(at, end));
    const line = part.lineAt(at);
    if (fields && end !== null) found.push(...inObject(fields, { ...part, from: at, to: end }, line));
    else if (/^\{\s*"type"/.test(text.slice(at, at + 40)))
      throw new ProtocolError(`line ${line}: not JSON: ${JSON.stringify(text.slice(at, at + 60))}`);
    at = text.indexOf('{', fields && end !== null ? end : at + 1);
  }
  return found;
}

function inObject(fields: Fields, part: Part, line: number): LoggedMessage[] {
  if (known.has(fields['type'])) return [{ line, fields }];
  const inside = inPart({ ...part, from: part.from + 1 });
  const strings = Object.values(fields).filter((value) => typeof value === 'string' && value.includes('{'));
  const inStrings = strings.flatMap((value) => {
    const text = String(value);
    return inPart({ text, from: 0, to: text.length, lineAt: () => line });
  });
  return [...inside, ...inStrings];
}

/** Strings, and what opens and closes. What has a line break in it is no string of JSON. */
const marks = /"(?:[^"\\\n]|\\.)*"|["{}]/g;

/** Behind the brace that closes the one at `at`; null where none does. */
function endOf(text: string, at: number): number | null {
  if (!/^\{\s*["}]/.test(text.slice(at, at + 200))) return null;
  let depth = 0;
  marks.lastIndex = at;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') return null;
    if (mark[0] === '{') depth++;
    else if (mark[0] === '}' && --depth === 0) return marks.lastIndex;
  }
  return null;
}

function objectOf(text: string): Fields | null {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return null;
  }
}

/** Goes on counting from the place before: a log has tens of thousands of messages. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line++;
    return line;
  };
}
