/** Patterns of queues as solution-finder writes them: `I,*p4`, `[IOSL]!,*p7`, several joined by ';' or lines. */
import { type Piece, pieces } from '../../tetris/types.ts';

/** This many different pieces out of these, in any order. */
interface PatternPart {
  pieces: readonly Piece[];
  count: number;
}

/** One part after the other. */
export type Pattern = readonly PatternPart[];

/** The problem of a pattern; `part` is the part of it as it was written. */
export type PatternProblem =
  | { kind: 'noPieces' }
  | { kind: 'lengths'; lengths: number[] }
  | { kind: 'unread'; from: string }
  | { kind: 'counted'; part: string }
  | { kind: 'count'; part: string; most: number }
  | { kind: 'notPiece'; part: string; sign: string }
  | { kind: 'twice'; part: string }
  | { kind: 'empty'; part: string };

/** A pattern that can't be read: its message is one line. */
export class PatternError extends Error {
  override name = 'PatternError';

  constructor(readonly problem: PatternProblem) {
    super(messageOf(problem));
  }
}

function messageOf(problem: PatternProblem): string {
  switch (problem.kind) {
    case 'noPieces':
      return 'the pattern has no pieces';
    case 'lengths':
      return `the patterns have different lengths (${problem.lengths.join(' and ')} pieces)`;
    case 'unread':
      return `the pattern can't be read from ${JSON.stringify(problem.from)} on`;
    case 'counted':
      return `${problem.part}: only '*' and '[...]' can be followed by p or '!'`;
    case 'count':
      return `${problem.part}: from 1 to ${problem.most} pieces can be taken out of these`;
    case 'notPiece':
      return `${problem.part}: ${JSON.stringify(problem.sign)} is not a piece`;
    case 'twice':
      return `${problem.part}: a piece is named twice`;
    case 'empty':
      return `${problem.part}: has no pieces`;
  }
}

const partForm = /(?:([IOTSZJL])|(\*|\[\s*(\^?)([^\]]*)\]))(?:\s*(?:p(\d+)|(!)))?/iy;

/**
 * The alternatives of a text, all of the same length; '#' begins a comment. Also reads a fumen's quiz (`#Q=[hold](current)next`).
 * Throws PatternError.
 */
export function parsePatterns(text: string): Pattern[] {
  const quiz = /#Q=\[([IOTSZJL]?)\]\(([IOTSZJL]?)\)([IOTSZJL]*)/i.exec(text);
  const plain = quiz ? quiz.slice(1).join('') : text.replace(/#.*/g, '');
  const patterns = plain
    .split(/[;\n]/)
    .map((line) => line.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((line) => line !== '')
    .map(parsePattern);
  if (patterns.length === 0) throw new PatternError({ kind: 'noPieces' });
  const lengths = [...new Set(patterns.map(lengthOf))];
  if (lengths.length > 1) throw new PatternError({ kind: 'lengths', lengths });
  return patterns;
}

/** The pieces of every queue. */
export function lengthOf(pattern: Pattern): number {
  return pattern.reduce((sum, { count }) => sum + count, 0);
}

function parsePattern(text: string): Pattern {
  const parts: PatternPart[] = [];
  for (let at = 0; at < text.length;) {
    if (/[\s,]/.test(text[at]!)) {
      at++;
      continue;
    }
    partForm.lastIndex = at;
    const found = partForm.exec(text);
    if (!found) throw new PatternError({ kind: 'unread', from: text.slice(at) });
    parts.push(partOf(found));
    at = partForm.lastIndex;
  }
  return parts;
}

function partOf([whole, letter, , not, inside, count, all]: RegExpExecArray): PatternPart {
  if (letter && (count ?? all)) throw new PatternError({ kind: 'counted', part: whole });
  const named = letter ?? inside;
  const chosen = named === undefined ? pieces : piecesIn(named, not === '^', whole);
  const wanted = all ? chosen.length : Number(count ?? 1);
  if (wanted < 1 || wanted > chosen.length)
    throw new PatternError({ kind: 'count', part: whole, most: chosen.length });
  return { pieces: chosen, count: wanted };
}

function piecesIn(letters: string, areLeftOut: boolean, whole: string): Piece[] {
  const named = [...letters.toUpperCase().replace(/[\s,]/g, '')];
  const odd = named.find((letter) => !pieces.includes(letter as Piece));
  if (odd) throw new PatternError({ kind: 'notPiece', part: whole, sign: odd });
  if (new Set(named).size < named.length) throw new PatternError({ kind: 'twice', part: whole });
  const chosen = pieces.filter((piece) => named.includes(piece) !== areLeftOut);
  if (chosen.length === 0) throw new PatternError({ kind: 'empty', part: whole });
  return chosen;
}
