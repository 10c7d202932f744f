import { describe, expect, it } from 'vitest';
import type { Doubt, TetrisObservation } from '../../../../vision/types.ts';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

const menu: Doubt = 'looks like a menu or a finished game';
const covered: Doubt = 'something covers the board';
const blank = '..........';
const full = 'XXXX.XXXXX\n'.repeat(8);
const tower = `....OO....\n....OO....\n${'.XX.......\n'.repeat(6)}`;

function showing(text: string): Feed {
  const feed = new Feed();
  feed.show(reading(text, 'O'), 4);
  return feed;
}

const toldOver = (feed: Feed, observation: TetrisObservation, frames: number): string[] =>
  Array.from({ length: frames }, () => feed.show(observation).told).filter((told) => told !== '');

describe('Tracker of an interrupted game', () => {
  it.each([
    ['a menu', reading(full, '', { doubts: [menu] })],
    ['a board full of blocks', reading(full)],
    ['an empty board', reading(blank)],
    ['a cover', reading(lowT.replace('..........', '..XXX.....'), 'O', { doubts: [covered] })],
  ])('reports a pause behind %s once, and continues with the same piece', (_, cover) => {
    const feed = showing(highT);
    expect(toldOver(feed, cover, 60)).toEqual(['pause']);
    expect(feed.show(cover)).toMatchObject({ state: null, piece: 1 });
    expect(toldOver(feed, reading(highT, 'O'), 5)).toEqual(['resume']);
    expect(feed.show(reading(lowT, 'O'))).toMatchObject({ told: 'move', piece: 1, doubt: null });
  });

  it('ignores a short cover', () => {
    const feed = showing(highT);
    expect(toldOver(feed, reading(full, '', { doubts: [menu] }), 20)).toEqual([]);
    expect(toldOver(feed, reading(highT, 'O'), 5)).toEqual([]);
  });

  it('reports game over after a stack has reached the top, and the next round', () => {
    const feed = showing(tower);
    expect(toldOver(feed, reading(full, '', { doubts: [menu] }), 60)).toEqual(['gameOver']);
    const fresh = `....TTT...\n.....T....\n${'..........\n'.repeat(6)}`;
    expect(toldOver(feed, reading(fresh, 'S'), 4)).toEqual(['restart']);
    expect(feed.show(reading(fresh, 'S'))).toMatchObject({ piece: 2, doubt: null });
  });

  it("takes the next round's ghost for no block where the last round had some", () => {
    const feed = showing(tower.replace(/(.XX.......\n){2}$/, '.XX.XX....\n'.repeat(2)));
    toldOver(feed, reading(full, '', { doubts: [menu] }), 60);
    const ghost = [4, 5].flatMap((x) => [0, 1].map((y) => [x, y] as const));
    const fresh = reading(`....OO....\n....OO....\n${'..........\n'.repeat(6)}`, 'S', { ghost });
    expect(toldOver(feed, fresh, 4)).toEqual(['restart']);
    expect(feed.show(fresh).state!.board.masks.every((mask) => mask === 0)).toBe(true);
  });

  it('reports another round after a pause a little later', () => {
    const feed = showing(highT);
    toldOver(feed, reading(full, '', { doubts: [menu] }), 60);
    const fresh = reading(`....TTT...\n.....T....\n${'..........\n'.repeat(6)}`, 'S');
    expect(toldOver(feed, fresh, 5)).toEqual([]);
    expect(toldOver(feed, fresh, 3)).toEqual(['restart']);
  });

  it('reports a lost game if the stack stays but nothing explains the rest', () => {
    const feed = showing(highT);
    expect(toldOver(feed, reading(`XX........\n${floor}`), 60)).toEqual(['lost']);
  });
});
