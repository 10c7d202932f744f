import { expect, it } from 'vitest';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { cellsOfMasks, readMasks, withCells } from '../../../../vision/tracking/explaining/masks.ts';
import { separate } from '../../../../vision/tracking/explaining/separation.ts';
import { floor, reading } from '../../simulated/readings.ts';
import { masksOf } from '../known.ts';

const split = (text: string) => separate(reading(text), readMasks(reading(text)));
const air = '..........\n..........';

it.each([
  ['the falling piece of the reading', `...TTT....\n....T.....\n${air}\n${floor}`, 'T', floor],
  ['four cells in the air', `...XXX....\n....X.....\n${air}\n${floor}`, 'T', floor],
  ['four cells in the air at the wall', `XX........\nXX........\n${air}\n.XX.......`, 'O', '.XX.......'],
])('separates %s as the piece', (_, text, type, rest) => {
  const found = split(text)!;
  expect(found.location.type).toBe(type);
  expect(found.board).toEqual(masksOf(rest));
});

it.each([
  ['two groups are in the air', `XX.....XX.\nXX.....XX.\n${air}\n${floor}`],
  ['another cell is in the air at the other wall', `........XX\nX.......XX\n${air}\nX.........`],
  ['the group in the air is not a piece', `XXXXX.....\n${air}\n${floor}`],
  ['nothing is in the air', floor],
  ['the piece has landed', `....TTT...\n.X.XXXXXXX`],
  ['a full row is left', `...TTT....\n....T.....\n${air}\nXXXXXXXXXX\n${floor}`],
  ['a row is in the air', `...TTT....\n....T.....\n..........\nXX.....XXX\n..........\n${floor}`],
])('separates nothing if %s', (_, text) => {
  expect(split(text)).toBeNull();
});

/** A tower, so that no row is empty; cells may hang beside it, since rows come down as they are. */
const tower = (...upper: string[]) =>
  [...upper, ...Array<string>(6 - upper.length).fill('X.........'), floor].join('\n');

it.each([
  ['the piece in the reading touches the stack', tower('X.........', 'XTTT......', 'X.T.......'), 'T'],
  ['another group in the air is smaller than a piece', tower('X.XX......', 'X..XX..X..', 'X.......X.'), 'Z'],
  ['another group in the air is larger than a piece', tower('X.XX..XXX.', 'X..XX.XXX.', 'X.........'), 'Z'],
])('separates a piece if %s', (_, text, type) => {
  const piece = text.replaceAll('T', 'X');
  const found = split(text)!;
  expect(found.location.type).toBe(type);
  expect(cellsOfMasks(withCells(found.board, cellsOf(found.location)))).toEqual(cellsOfMasks(masksOf(piece)));
});

it.each([
  ['two pieces are in the air', tower('X.XX...XX.', 'X.XX...XX.')],
  [
    'four cells are attached to others in the air',
    tower('X.........', 'X...XXXX..', 'X..XX..X..', 'X..XX..X..', 'X......X..'),
  ],
])('separates nothing beside a tower if %s', (_, text) => {
  expect(split(text)).toBeNull();
});

it('uses the cells in the air if the reading has fewer cells than a piece', () => {
  const text = `...XXX....\n....X.....\n${air}\n${floor}`;
  const current = { piece: 'T' as const, cells: [[3, 4] as const] };
  expect(separate(reading(text, '', { current }), masksOf(text))?.location.type).toBe('T');
});
