import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clearNames, glossary, type Term } from '../../../../electron/contract/words/glossary.ts';
import { childrenOf, treeOf, type Node } from '../../../syntax.ts';

const languages = ['en', 'ja'] as const;
type Language = (typeof languages)[number];

/** What sounds translated wherever it stands. */
const translated: Readonly<Record<Language, RegExp>> = {
  en: /\bmake ready|\breadies\b|by (it|them)sel(f|ves)\b|stands? ready|at present\b|\banew\b|not fitted to|[a-z]'[a-z]/i,
  ja: /ステップ|\.\.\.|して下さい|と言われた/,
};

/** Every text between quotes, without what is filled in; names of modules and properties are none. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
    if (node.type === 'ExportNamedDeclaration' && node.source) return;
    if (node.type === 'Property') return visit(node.value);
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement') texts.push(node.value.cooked!);
    childrenOf(node).forEach(visit);
  };
  visit(treeOf(file));
  return texts.map((text) => text.replaceAll('\u2011', '-'));
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff\uff00-\uffef]/;
/** Shorter ones may be a name or a sign, or stand between two figures. */
const leastSaid = 8;
/** Whether a text is in that language. */
const isIn: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) => !japanese.test(text),
  ja: (text) => japanese.test(text) || text.trim().length <= leastSaid,
};

const files = ['electron/contract', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
);

const filesOf = (language: Language): string[] =>
  files.filter((path) => path.includes('/words/') && path.endsWith(`.${language}.ts`));

const said = { en: filesOf('en').flatMap(textsIn), ja: filesOf('ja').flatMap(textsIn) };
const terms: readonly (readonly [string, Term])[] = Object.entries(glossary);

describe.each(languages)('words in %s', (language) => {
  it('are found in all tables', () => {
    expect(filesOf(language).length).toBeGreaterThan(14);
    expect(said[language].length).toBeGreaterThan(900);
  });

  it.each(terms)('say %s by its one name', (_, { wrong }) => {
    const pattern = wrong[language];
    expect(said[language].filter((text) => pattern?.test(text))).toEqual([]);
  });

  it.each(terms)('use the name of %s', (_, { right }) => {
    const all = [...said[language], ...Object.values(clearNames[language]).flat()];
    expect(all.some((text) => text.toLowerCase().includes(right[language].toLowerCase()))).toBe(true);
  });

  it('keep to it', () => {
    expect(said[language].filter((text) => !isIn[language](text))).toEqual([]);
  });

  it('don’t sound translated', () => {
    expect(said[language].filter((text) => translated[language].test(text))).toEqual([]);
  });
});

it('names clears as the field does', () => {
  expect(clearNames.en).toEqual({
    spin: ['T-spin', 'T-spin Single', 'T-spin Double', 'T-spin Triple'],
    mini: 'T-spin Mini',
    perfect: 'Perfect clear!',
  });
  expect(clearNames.ja.perfect).toBe('パーフェクトクリア！');
});
