import { expect, it } from 'vitest';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { cellsOfMasks, readMasks, withCells } from '../../../../vision/tracking/explaining/masks.ts';
import { separate } from '../../../../vision/tracking/explaining/separation.ts';
import { floor, reading } from '../../simulated/readings.ts';
import { masksOf } from '../known.ts';

const split = (text: string) => separate(reading(text), readMasks(reading(text)));
const air = '..........\n..........';

it.each([
  ['what the reading calls the falling piece', `...TTT....\n....T.....\n${air}\n${floor}`, 'T', floor],
  ['the four cells that hang in the air', `...XXX....\n....X.....\n${air}\n${floor}`, 'T', floor],
  ['those at the wall', `XX........\nXX........\n${air}\n.XX.......`, 'O', '.XX.......'],
])('takes %s for the piece', (_, text, type, rest) => {
  const found = split(text)!;
  expect(found.location.type).toBe(type);
  expect(found.board).toEqual(masksOf(rest));
});

it.each([
  ['two groups hang in the air', `XX.....XX.\nXX.....XX.\n${air}\n${floor}`],
  ['another cell hangs at the other wall', `........XX\nX.......XX\n${air}\nX.........`],
  ['what hangs is not a piece', `XXXXX.....\n${air}\n${floor}`],
  ['nothing hangs', floor],
  ['the piece lies', `....TTT...\n.X.XXXXXXX`],
  ['a full row is left', `...TTT....\n....T.....\n${air}\nXXXXXXXXXX\n${floor}`],
  ['a row hangs in the air', `...TTT....\n....T.....\n..........\nXX.....XXX\n..........\n${floor}`],
])('tells nothing where %s', (_, text) => {
  expect(split(text)).toBeNull();
});

/** A tower, so that no row is empty; cells may hang beside it, since rows come down as they are. */
const tower = (...upper: string[]) =>
  [...upper, ...Array<string>(6 - upper.length).fill('X.........'), floor].join('\n');

it.each([
  ['the piece that is read touches the stack', tower('X.........', 'XTTT......', 'X.T.......'), 'T'],
  ['fewer cells hang elsewhere', tower('X.XX......', 'X..XX..X..', 'X.......X.'), 'Z'],
  ['more cells hang elsewhere', tower('X.XX..XXX.', 'X..XX.XXX.', 'X.........'), 'Z'],
])('takes a piece where %s', (_, text, type) => {
  const piece = text.replaceAll('T', 'X');
  const found = split(text)!;
  expect(found.location.type).toBe(type);
  expect(cellsOfMasks(withCells(found.board, cellsOf(found.location)))).toEqual(cellsOfMasks(masksOf(piece)));
});

it.each([
  ['two pieces hang beside what lies', tower('X.XX...XX.', 'X.XX...XX.')],
  [
    'four cells hang from others',
    tower('X.........', 'X...XXXX..', 'X..XX..X..', 'X..XX..X..', 'X......X..'),
  ],
])('tells nothing where %s', (_, text) => {
  expect(split(text)).toBeNull();
});

it('goes by what hangs where the reading tells less than a piece', () => {
  const text = `...XXX....\n....X.....\n${air}\n${floor}`;
  const current = { piece: 'T' as const, cells: [[3, 4] as const] };
  expect(separate(reading(text, '', { current }), masksOf(text))?.location.type).toBe('T');
});
