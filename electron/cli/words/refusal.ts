/** What is wrong, in the words of a language. */
import type { Language } from '../../contract/settings.ts';
import { namesJa } from './refusalNames.ja.ts';
import { refusalsJa } from './refusals.ja.ts';

/** A refusal in Japanese, and what it looks like in English. */
interface Known {
  pattern: RegExp;
  japanese: string;
}

const compiled = (table: typeof refusalsJa): Known[] =>
  table.map(([english, japanese]) => ({
    pattern: new RegExp(`^${english.split('{}').map(quoted).join('(.*?)')}$`, 's'),
    japanese,
  }));

const refusals = compiled(refusalsJa);
const names = compiled(namesJa);

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line that says in English what is wrong, as people read it; in English where there are no other words for it. */
export function refusalWords(english: string, language: Language): string {
  return language === 'ja' ? (inJapanese(english) ?? english) : english;
}

/** What comes before a colon is mostly the name of a file or an argument. */
function inJapanese(english: string): string | null {
  return behindName(english) ?? whole(english);
}

function behindName(english: string): string | null {
  for (let at = english.indexOf(': '); at >= 0; at = english.indexOf(': ', at + 1)) {
    const rest = inJapanese(english.slice(at + 2));
    if (rest !== null) return `${named(english.slice(0, at))}：${rest}`;
  }
  return null;
}

function whole(english: string, table = refusals): string | null {
  for (const { pattern, japanese } of table) {
    const found = pattern.exec(english);
    if (found) return japanese.replace(/\{(\d)\}/g, (_, place: string) => named(found[Number(place)]!));
  }
  return null;
}

function named(part: string): string {
  return whole(part, names) ?? inJapanese(part) ?? part;
}
