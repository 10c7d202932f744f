import { expect, it } from 'vitest';
import { decodeText } from '../../../../../engine/tetris/notation/pasted/decodeText.ts';

const text = '{"queue":["T"]}\n置き場 🟦';
const utf16 = (mark: string, swap: boolean, content = text): Uint8Array => {
  const bytes = Buffer.from(`${mark}${content}`, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

it.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), text],
  ['UTF-16, the low byte first', utf16('\uFEFF', false), text],
  ['UTF-16, the high byte first', utf16('\uFEFF', true), text],
  ['UTF-16 without a mark', utf16('', false, 'X..X'), 'X..X'],
  ['UTF-16 without a mark, the high byte first', utf16('', true, 'X..X'), 'X..X'],
  ['nothing', new Uint8Array(), ''],
  ['one letter', Buffer.from('T'), 'T'],
])('reads %s', (_what, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});

it('does not read a picture as text', () => {
  expect(decodeText(Buffer.from('RIFF\n\0\0\0WEBPVP8 ', 'latin1'))).toContain('\0');
});
