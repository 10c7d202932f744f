/**
 * Splits a board that somebody pastes into rows of signs, a sign a cell. It reads plain rows, rows separated by '/', ';' or '|',
 * cells separated by commas, tabs or spaces, JSON arrays, "[]" for a block, frames of lines, row numbers, code fences and quotes.
 */
import { rowsOfJson } from './jsonRows.ts';
import type { SignRows } from './letters.ts';

const border = /[|│║┃!<>]/u;
const frame = /^[\s+=─━═│║┌┐└┘╔╗╚╝┏┓┗┛├┤╠╣~^\\/|<>!-]*$/u;
const corner = /[+=─━═┌┐└┘╔╗╚╝┏┓┗┛~^\\]/u;
/** What is written for an empty cell where spaces are not. */
const otherBlanks = /[._\-0⬛⬜□·]/u;
/** Follow a sign without being one: what makes an emoji coloured, and joins. */
const invisible = /[\uFE0E\uFE0F\u200B-\u200D\u2060\uFEFF]/gu;

/**
 * `columns`: as wide as a board usually is, which only matters where spaces are empty cells: an editor may have cut those at the
 * end of a row. Empty where the text has no rows.
 */
export function splitRows(text: string, columns: number): SignRows {
  const plain = text.replace(invisible, '').replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  const json = rowsOfJson(plain);
  if (json) return json;
  const lines = splitLines(unquoted(unfenced(plain.split('\n'))));
  return withoutCount(splitCells(lines, columns));
}

/** What stands inside the first code fence, where there is one. */
function unfenced(lines: string[]): string[] {
  const isFence = (line: string): boolean => /^[\s>]*(```|~~~)/.test(line);
  const start = lines.findIndex(isFence);
  if (start < 0) return lines;
  const inside = lines.slice(start + 1);
  const end = inside.findIndex(isFence);
  return end < 0 ? inside : inside.slice(0, end);
}

/** Without the '> ' of quoted mail and Markdown. */
function unquoted(lines: string[]): string[] {
  const isQuoted = lines.every((line) => line.trim() === '' || /^\s*>/.test(line));
  return isQuoted ? lines.map((line) => line.replace(/^\s*(> ?)+/, '')) : lines;
}

/** Without frames, row numbers and the borders of rows. */
function splitLines(lines: string[]): string[] {
  const rows = lines.filter((line) => !isFrame(line)).flatMap((line) => line.split(/[/;]/));
  const filled = rows.filter((row) => row.trim() !== '');
  if (filled.length === 1 && /[^|]\|[^|]/.test(filled[0]!)) return filled[0]!.split('|');
  return rows.map(unbordered);
}

function isFrame(line: string): boolean {
  return line.trim() !== '' && frame.test(line) && corner.test(line);
}

function unbordered(row: string): string {
  const parts = new RegExp(`^\\s*\\d*\\s*${border.source}+(.*?)${border.source}+\\s*\\d*\\s*$`, 'u').exec(
    row,
  );
  return parts ? parts[1]! : row;
}

function splitCells(rows: string[], columns: number): SignRows {
  const text = rows.join('\n');
  if (/[,\t]/.test(text)) return filledOf(rows).map(separated);
  if (text.includes('[]')) return blocks(rows);
  const filled = filledOf(rows);
  if (filled.every((row) => /^\S( +\S)+$/.test(row.trim())))
    return filled.map((row) => row.trim().split(/ +/));
  if (!otherBlanks.test(text)) return spaced(rows, columns);
  return filled.map((row) => [...row.trim().replace(/ /g, '')]);
}

const filledOf = (rows: readonly string[]): string[] => rows.filter((row) => row.trim() !== '');

/** Cells between commas or tabs; a comma after the last cell adds none, an absent one is empty. */
function separated(row: string): string[] {
  const cells = row.includes(',') ? row.trim().replace(/,$/, '').split(',') : row.split('\t');
  return cells.map((cell) => cell.trim().replace(/^(["'])(.*)\1$/, '$2') || '.');
}

/** Two characters a cell: "[]" a block, anything blank none. */
function blocks(rows: readonly string[]): SignRows {
  const cells = filledOf(rows).map((row) => row.replace(/\s+$/, '').match(/\[\]|[\s\S]{1,2}/gu) ?? []);
  const width = Math.max(...cells.map((row) => row.length));
  return cells.map((row) => {
    const signs = row.map((cell) => (cell === '[]' ? 'X' : cell.trim() || '.'));
    return padded(signs, width, '.');
  });
}

/** Spaces are the empty cells: what all rows are indented by beyond the board's width is none. */
function spaced(rows: readonly string[], columns: number): SignRows {
  const used = rows.map((row) => row.replace(/\s+$/, ''));
  const first = used.findIndex((row) => row !== '');
  const last = used.findLastIndex((row) => row !== '');
  const kept = first < 0 ? [] : used.slice(first, last + 1);
  const filled = filledOf(kept);
  const widest = Math.max(0, ...filled.map((row) => [...row].length));
  const indent = Math.min(...filled.map((row) => row.search(/\S/)), Math.max(0, widest - columns));
  const hasGaps = filled.some((row) => /\S\s+\S/.test(row));
  const isEven = filled.every((row) => row.trim().length === filled[0]!.trim().length);
  if (!hasGaps && isEven) return filled.map((row) => [...row.trim()]);
  const width = Math.max(columns, widest - indent);
  return kept.map((row) => padded([...row.slice(indent)], width, ' '));
}

function padded(signs: readonly string[], width: number, blank: string): string[] {
  return [...signs, ...Array<string>(width - signs.length).fill(blank)];
}

/** A first line that only says how many rows follow, as field files of solution-finder have it, is no row. */
function withoutCount(rows: SignRows): SignRows {
  const [first, second] = rows;
  const isCount = second !== undefined && second.length > 2 && /^\d{1,2}$/.test(first!.join(''));
  return isCount ? rows.slice(1) : rows;
}
