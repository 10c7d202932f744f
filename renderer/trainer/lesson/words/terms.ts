/** Words of a text that the lesson explains. */
import type { AnyStepId } from '../Lesson.svelte.ts';
import type { LessonMessages } from './lessonMessages.en.ts';

export interface Part {
  text: string;
  /** Where it is explained; null: a plain text. */
  step: AnyStepId | null;
}

/** A page's hyphen that doesn't break is a hyphen, too. */
const plain = (text: string): string => text.replaceAll('\u2011', '-').toLowerCase();

/** The text in its parts; each term is linked where it occurs first. */
export function withTerms(text: string, terms: LessonMessages['terms']): Part[] {
  const seen = new Set<AnyStepId>();
  const parts: Part[] = [];
  for (let rest = text; rest !== '';) {
    const next = firstIn(rest, terms, seen);
    if (!next) return [...parts, { text: rest, step: null }];
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), step: null });
    parts.push({ text: rest.slice(next.at, next.at + next.length), step: next.step });
    seen.add(next.step);
    rest = rest.slice(next.at + next.length);
  }
  return parts;
}

function firstIn(
  text: string,
  terms: LessonMessages['terms'],
  seen: ReadonlySet<AnyStepId>,
): { at: number; length: number; step: AnyStepId } | null {
  const found = terms
    .filter(([, step]) => !seen.has(step))
    .map(([term, step]) => ({ at: plain(text).indexOf(plain(term)), length: term.length, step }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return found[0] ?? null;
}
