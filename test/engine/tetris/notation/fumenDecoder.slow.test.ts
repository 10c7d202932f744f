import { Field, encoder } from 'tetris-fumen';
import { expect, it } from 'vitest';
import { parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { decodeFumen, mostPages } from '../../../../engine/tetris/notation/fumenDecoder.ts';

it('reads a megabyte', () => {
  const field = Field.create('X_'.repeat(110));
  const code = encoder
    .encode([{ field }, { field: Field.create('') }])
    .slice(5)
    .replaceAll('?', '');
  const pages = decodeFumen('115', code.repeat(1000));
  expect(pages).toHaveLength(2000);
  expect(pages.at(-2)!.rows).toEqual(pages[0]!.rows);
});

it('refuses more pages than any game has, in one code and in many', () => {
  const data = `vh/${'AgH'.repeat(64)}`;
  expect(() => decodeFumen('115', data.repeat(400))).toThrow(`more than ${mostPages} pages`);
  expect(() => parseFumen(`v115@${data}\n`.repeat(400))).toThrow(`more than ${mostPages} pages`);
});
