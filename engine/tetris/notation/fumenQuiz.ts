/** Quiz comments of fumens, `#Q=[hold](current)next;more`: what they announce, and what is left of them after a piece. */
import type { Piece } from '../types.ts';
import type { FumenQuiz } from './fumenPage.ts';

/** What a comment announces; null where it is no quiz. */
export function readQuiz(comment: string): FumenQuiz | null {
  const found = /^#Q=\[([IOTSZJL]?)\]\(([IOTSZJL]?)\)([IOTSZJL]*)/.exec(comment);
  if (!found) return null;
  return {
    hold: (found[1] || null) as Piece | null,
    queue: [...`${found[2]}${found[3]}`] as Piece[],
  };
}

interface Parts {
  hold: string;
  current: string;
  /** What follows the current piece: pieces, then perhaps ';' and what comes after all of them. */
  rest: string;
}

const ended = '#Q=[]()';

/** The quiz of a comment as later pages show it; null where the comment is none. */
export function quizIn(comment: string): string | null {
  if (!comment.startsWith('#Q=')) return null;
  return comment === ended ? comment : checked(comment.replace(/\s+/g, ''));
}

/** What a page shows of the quiz when it has no comment of its own. */
export function shownQuiz(quiz: string): string {
  const now = withoutEnd(quiz);
  const parts = now === ended ? null : partsOf(now);
  if (!parts) return now === ended ? '' : now;
  if (parts.current !== '') return now;
  if (parts.hold !== '') return checked(`#Q=[](${parts.hold})${parts.rest}`) ?? now;
  const [head = ''] = parts.rest;
  if (head === '') return '';
  return head === ';' ? parts.rest.slice(1) : (checked(`#Q=[](${head})${parts.rest.slice(1)}`) ?? now);
}

/** The quiz after a page that locks: `piece` has been used; null: the page has none. */
export function quizAfter(quiz: string, piece: Piece | null): string {
  const now = withoutEnd(quiz);
  if (!now.startsWith('#Q=') || now === ended) return quiz;
  return (piece && used(now, piece)) ?? shownQuiz(quiz);
}

/** null where the quiz has no such piece to use. */
function used(quiz: string, piece: Piece): string | null {
  const parts = partsOf(quiz);
  if (!parts) return null;
  const { hold, current, rest } = parts;
  const next = /^[^;]?/.exec(rest)![0];
  const later = rest.slice(next.length);
  if (piece === current) return checked(`#Q=[${hold}](${next})${later}`);
  if (piece === hold) return checked(`#Q=[${current}](${next})${later}`);
  if (piece !== next || (hold !== '' && (current !== '' || later === ''))) return null;
  return checked(`#Q=[${hold || current}](${later.slice(0, 1)})${later.slice(1)}`);
}

function partsOf(quiz: string): Parts | null {
  const found = /^#Q=\[(.?)\]\((.?)\)(.*)$/.exec(quiz);
  return found && { hold: found[1]!, current: found[2]!, rest: found[3]! };
}

/** The whole quiz is over where it is empty up to its first ';'. */
function withoutEnd(quiz: string): string {
  return quiz.startsWith(`${ended};`) ? quiz.slice(ended.length + 1) : quiz;
}

function checked(quiz: string): string | null {
  return /^#Q=\[[TIOSZJL]?]\([TIOSZJL]?\)[TIOSZJL]*;?.*$/i.test(quiz) ? quiz : null;
}
