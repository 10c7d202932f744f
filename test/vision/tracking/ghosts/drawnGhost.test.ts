import { expect, it } from 'vitest';
import { ghostBelow, partOfGhost } from '../../../../vision/tracking/ghosts/drawnGhost.ts';
import { cellsOfMasks, readMasks } from '../../../../vision/tracking/explaining/masks.ts';
import { reading } from '../../simulated/readings.ts';

/** The falling piece in its letter, what is known to be locked as X, what else is read as locked as G. */
function ghostIn(text: string, find = ghostBelow): string[] {
  const filled = readMasks(reading(text));
  const stack = readMasks(reading(text.replace(/[IOTSZJLG]/g, '.')));
  const piece = reading(text).current!.cells;
  return (find(filled, stack, 10, piece) ?? []).map(([x, y]) => `${x},${y}`).sort();
}
const marked = (text: string): string[] =>
  cellsOfMasks(readMasks(reading(text.replace(/[IOTSZJLX]/g, '.'))))
    .map(([x, y]) => `${x},${y}`)
    .sort();

const floor = 'XX....XXXX';

it.each<[string, string]>([
  ['on the floor', `....TTT...\n.....T....\n..........\n..........\n....GGG...\n.....G....`],
  ['on the stack', `....TTT...\n.....T....\n..........\n..........\n....GGG...\nXX...GXXXX\n${floor}`],
  ['that touches its piece', `...OO.....\n...OO.....\n...GG.....\n...GG.....`],
  ['partly behind its piece', `....I.....\n....I.....\n....I.....\n....I.....\n....G.....\n....G.....`],
])('finds a ghost %s', (_where, text) => {
  expect(ghostIn(text)).toEqual(marked(text));
});

it.each<[string, string]>([
  ['in another shape', `....TTT...\n.....T....\n..........\n..........\n....GG....\n....GG....\n${floor}`],
  [
    'in another orientation',
    `....TTT...\n.....T....\n..........\n..........\n.....G....\n....GGG...\n${floor}`,
  ],
  ['to one side', `....TTT...\n.....T....\n..........\n..........\n.....GGG..\n......G...\n${floor}`],
  ['in the air', `....TTT...\n.....T....\n..........\n....GGG...\n.....G....\n..........\n${floor}`],
  ['that are known as locked', `....TTT...\n.....T....\n..........\n....XXX...\n.....X....`],
])('finds no ghost in cells %s', (_why, text) => {
  expect(ghostIn(text)).toEqual([]);
});

it.each<[string, string]>([
  ['on the floor', `....TTT...\n.....T....\n..........\n..........\n....G.G...\n.....G....`],
  ['on the stack', `.....SS...\n....SS....\n..........\n.....GG...\nXX...GXXXX\nXX..XXXXXX`],
])('finds a ghost %s of which a cell was read as empty', (_where, text) => {
  expect(ghostIn(text, partOfGhost)).toEqual(marked(text));
});

it.each<[string, string]>([
  ['a whole ghost', `....TTT...\n.....T....\n..........\n..........\n....GGG...\n.....G....`],
  ['two cells of one', `....TTT...\n.....T....\n..........\n..........\n....GG....\n..........`],
  ['a part of another piece', `....OO....\n....OO....\n..........\n.....G....\n....GGG...\n${floor}`],
  ['cells that the piece touches', `....OO....\n....OO....\n....GG....`],
])('takes %s for no part of a ghost', (_what, text) => {
  expect(ghostIn(text, partOfGhost)).toEqual([]);
});
