import { describe, expect, it } from 'vitest';
import { makeText } from '../../../../engine/tetris/rules/board.ts';
import { Feed, reading, type Shown } from '../../simulated/readings.ts';

const air = '..........\n';
const rows = 'X...XXXXXX\nX.XXXXXXXX';
/** On its side the T fills the lower row, flat the upper one. */
const ifUpright = '.X........\nXXX.XXXXXX';
const ifFlat = '..X.......\nX.XXXXXXXX';
const high = `.....TTT..\n......T...\n${air.repeat(4)}${rows}`;
/** The square has come in, and the lower row seems to be on its way out. */
const vanishing = `....OO....\n....OO....\n${air.repeat(3)}.X........\nXXX.XXXXXX\n..........`;
const settled = (stack: string): string => `....OO....\n....OO....\n${air.repeat(4)}${stack}`;

const stackOf = ({ state }: Shown): string => makeText(state!.board).slice(-2).join('\n');

/** A T has come down where it was not followed, and filled a row. */
function cleared(): Feed {
  const feed = new Feed();
  feed.show(reading(high, 'O'), 4);
  feed.show(reading(vanishing), 5);
  return feed;
}

describe('a landing that is reported while rows vanish', () => {
  it('is the best fit', () => {
    const track = cleared().show(reading(vanishing));
    expect(stackOf(track)).toBe(ifUpright);
    expect(track.piece).toBe(2);
  });

  it('is corrected when the rows settle, without a new piece', () => {
    const feed = cleared();
    const tracks = Array.from({ length: 6 }, () => feed.show(reading(settled(ifFlat))));
    expect(stackOf(tracks.at(-1)!)).toBe(ifFlat);
    expect(tracks.map(({ told }) => told).join('')).toBe('');
    expect(tracks.at(-1)!.piece).toBe(2);
  });

  it('is kept when the rows settle as reported', () => {
    const feed = cleared();
    expect(stackOf(feed.show(reading(settled(ifUpright)), 3))).toBe(ifUpright);
    const later = feed.show(reading(settled(ifFlat)), 3);
    expect(later.state === null || stackOf(later) === ifUpright).toBe(true);
  });

  it('is not corrected by a single picture', () => {
    const feed = cleared();
    expect(stackOf(feed.show(reading(settled(ifFlat))))).toBe(ifUpright);
    expect(stackOf(feed.show(reading(settled(ifUpright)), 3))).toBe(ifUpright);
  });
});
