import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalWords } from '../../../../electron/cli/words/refusal.ts';
import { childrenOf, treeOf, type Node } from '../../../syntax.ts';

const isJapanese = /[ぁ-んァ-ヶ一-龠]/;
const inJapanese = (english: string): string => refusalWords(english, 'ja');

/** What is thrown with a message for people who gave arguments or input. */
const kinds =
  /^(Failure|InvalidArgumentError|(Position|Fumen|Terrain|Question|Pattern|Bitmap|Protocol)Error)$/;

const sources = ['electron/cli', 'engine'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);

/** The messages of an expression, 7 in place of what is put in; those that only pass on another one are left out. */
function messagesOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(messagesOf);
  if (node.type !== 'TemplateLiteral') return [];
  const text = node.quasis.map(({ value }) => value.cooked).join('7');
  return /(: |^7 )7$/.test(text) ? [] : [text];
}

function messagesIn(file: string): string[] {
  if (!/new \w*(Failure|Error)\(/.test(readFileSync(file, 'utf8'))) return [];
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && kinds.test(node.callee.name))
      found.push(...messagesOf(node.arguments[0]!));
    childrenOf(node).forEach(visit);
  };
  visit(treeOf(file));
  return found;
}

describe('what is wrong with arguments and input, in Japanese', () => {
  const messages = [...new Set(sources.flatMap(messagesIn))];

  it('translates every error', () => {
    expect(messages.length).toBeGreaterThan(140);
    expect(messages.filter((message) => !isJapanese.test(inJapanese(message)))).toEqual([]);
  });

  it('keeps the name before it, and what it names', () => {
    expect(
      inJapanese(
        "option '--lines <count>' argument 'x' is invalid. It has to be a whole number from 1 to 20.",
      ),
    ).toBe('オプション「--lines <count>」の値「x」は使えません。1から20までの整数にしてください。');
    expect(inJapanese('field.txt: row 2 from the top has 9 cells; the first row has 10')).toBe(
      'field.txt：上から2段目が9マスです。1段目は10マスです',
    );
    expect(inJapanese('row 3 from the top, column 4: "x" is neither \'.\' nor one of XG')).toBe(
      '上から3段目の4列目："x"は\'.\'でもXGのどれかでもありません',
    );
    expect(inJapanese('stdin: is not JSON')).toBe('標準入力：JSONではありません');
    expect(inJapanese('the board has 3 columns; from 4 to 20 can be used')).toBe(
      '盤面の列数が3あります。使えるのは4から20までです',
    );
  });

  it('is English where English is spoken, and where there are no other words', () => {
    expect(refusalWords('is empty', 'en')).toBe('is empty');
    expect(inJapanese('spawn EAGAIN')).toBe('spawn EAGAIN');
  });
});
