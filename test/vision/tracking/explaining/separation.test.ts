import { expect, it } from 'vitest';
import { readMasks } from '../../../../vision/tracking/explaining/masks.ts';
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
  ['what hangs is no piece', `XXXXX.....\n${air}\n${floor}`],
  ['nothing hangs', floor],
  ['the piece lies', `....TTT...\n.X.XXXXXXX`],
  ['a full row is left', `...TTT....\n....T.....\n${air}\nXXXXXXXXXX`],
  ['a row hangs in the air', `...TTT....\n....T.....\n..........\nXX.....XXX\n..........\n${floor}`],
])('tells nothing where %s', (_, text) => {
  expect(split(text)).toBeNull();
});

it('goes by what hangs where the reading tells less than a piece', () => {
  const text = `...XXX....\n....X.....\n${air}\n${floor}`;
  const current = { piece: 'T' as const, cells: [[3, 4] as const] };
  expect(separate(reading(text, '', { current }), masksOf(text))?.location.type).toBe('T');
});
