import { describe, expect, it } from 'vitest';
import { jsonEntries, tooLong } from '../../../electron/settings/jsonEntries.ts';

const documents = [
  {},
  { a: 1 },
  { a: 'x, "y" {z} [', b: { c: [1, { d: '\\"' }], e: '}' }, 'key, "with" {signs}\\': null, last: true },
  { text: '\\\\', other: '\\', more: '"\\"' },
];

it.each(documents)('reads %j as JSON.parse does, entry by entry', (value) => {
  for (const text of [JSON.stringify(value), `\n ${JSON.stringify(value, null, 2)}\n`]) {
    expect(jsonEntries(text, text.length)).toEqual(value);
    expect(jsonEntries(text, text.length - 1)).toEqual(value);
  }
});

it('skips what is too long, and reads the rest', () => {
  const text = JSON.stringify({ a: 1, long: Array.from({ length: 100 }, () => ['}', '"']), b: 'two' });
  expect(jsonEntries(text, 20)).toEqual({ a: 1, long: tooLong, b: 'two' });
});

describe('refuses anything but an object', () => {
  const long = 'x'.repeat(50);
  it.each(['', '[]', '3', '{', `["${long}"]`, `{"a": "${long}`, `{"a": "${long}"`])('%s', (text) => {
    expect(() => jsonEntries(text, 20)).toThrow();
  });
});
