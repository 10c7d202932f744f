import { expect, it } from 'vitest';
import { readFieldRows, readTextField } from '../../../../engine/puyo/notation/textField.ts';

const field = ['......', 'RRGB..', 'RGBBOY'];
const numbers = ['000000', '112300', '123364'];

it.each<[string, string]>([
  ['rows', field.join('\n')],
  ['small letters', field.join('\n').toLowerCase()],
  ['slashes', field.join('/')],
  ['numbers of simulators', numbers.join('\n')],
  ['commas', numbers.map((row) => [...row].join(',')).join('\n')],
  ['a JSON array', JSON.stringify(numbers.map((row) => [...row].map(Number)))],
  ['circles', '⚫⚫⚫⚫⚫⚫\n🔴🔴🟢🔵⚫⚫\n🔴🟢🔵🔵⚪🟡'.replaceAll('⚫', '⬛')],
  ['a quote in a fence', `\`\`\`\n${field.join('\n')}\n\`\`\``],
  ['spaces for empty cells', 'RRGB\nRGBBOY'],
  ['twenty empty rows on top', [...Array<string>(20).fill('......'), ...field].join('\n')],
])('reads %s', (_what, text) => {
  const { field: read, floating } = readTextField(text);
  expect(read.cells.slice(-3)).toEqual(field);
  expect(floating).toBe(0);
});

it('reads rows as JSON has them, in small letters too', () => {
  expect(readFieldRows(['rrgb__', 'rgbboy']).field.cells.slice(-2)).toEqual(field.slice(1));
});

it.each<[string, string]>([
  ['RRGB..\nRGXB..', 'row 2 from the top, column 3: "X" is neither'],
  ['.......', 'row 1 from the top has 7 cells; a Puyo field has 6'],
  ['', 'no rows'],
])('names what is wrong in %j, and where', (text, message) => {
  expect(() => readTextField(text)).toThrow(message);
});
