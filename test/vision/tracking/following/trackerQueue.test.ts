import { describe, expect, it } from 'vitest';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

describe('Tracker with hold', () => {
  it('reports a hold, and forbids the next one until the piece has locked', () => {
    const feed = new Feed(true);
    expect(feed.show(reading(highT, 'OSZ'), 4).state).toMatchObject({ canHold: true, hold: null });
    const held = `....OO....\n....OO....\n${'..........\n'.repeat(5)}${floor}`;
    const track = feed.show(reading(held, 'SZJ', { hold: 'T' }));
    expect(track).toMatchObject({ told: 'hold', piece: 2 });
    expect(track.state).toMatchObject({ hold: 'T', canHold: false });
    const later = feed.show(reading(held, 'SZJ', { hold: 'T' }), 2);
    expect(later.state!.queue).toEqual(['O', 'S', 'Z', 'J']);
    const landed = `...SS.....\n..SS......\n..........\n..........\n....XX....\n....XX....\n${floor}`;
    const next = feed.show(reading(`..........\n${landed}`, 'ZJL', { hold: 'T' }), 2);
    expect(next.state).toMatchObject({ hold: 'T', canHold: true });
  });

  it('offers no hold in a game without one', () => {
    expect(new Feed(false).show(reading(highT, 'OSZ'), 5).state).toMatchObject({
      canHold: false,
      hold: null,
    });
  });
});

describe('Tracker with previews', () => {
  it('knows only the current piece until a preview has been stable for a tenth of a second', () => {
    const feed = new Feed();
    expect(feed.show(reading(highT), 5).state!.queue).toEqual(['T']);
    expect(feed.show(reading(highT, 'O'), 2).state!.queue).toEqual(['T']);
    expect(feed.show(reading(highT, 'O')).state!.queue).toEqual(['T', 'O']);
  });

  it('expects no piece that may be something else', () => {
    const feed = new Feed();
    const vague = { ...reading(highT, 'II'), doubts: ['next piece not readable' as const] };
    expect(feed.show(vague, 9).state!.queue).toEqual(['T']);
    expect(feed.show(reading(highT, 'IO'), 4).state!.queue).toEqual(['T', 'I', 'O']);
    expect(feed.show(vague, 9).state!.queue).toEqual(['T', 'I', 'O']);
  });

  it('keeps a confirmed queue during other readings', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 4);
    expect(feed.show(reading(lowT, 'S'), 3).state!.queue).toEqual(['T', 'O']);
    expect(feed.show(reading(lowT), 3).state!.queue).toEqual(['T', 'O']);
  });

  it('corrects the queue if the preview was read while it changed', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'I'), 5);
    expect(feed.show(reading(highT, 'L'), 10).state!.queue).toEqual(['T', 'I']);
    expect(feed.show(reading(highT, 'L'), 2).state!.queue).toEqual(['T', 'L']);
  });

  it('ignores previews that announced another piece than the one that came', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'L'), 4);
    const landed = `..........\n.....X....\n....XXX...\n${floor}`;
    const track = feed.show(reading(`....OO....\n....OO....\n..........\n..........\n${landed}`, 'L'), 9);
    expect(track).toMatchObject({ piece: 2, doubt: null });
    expect(track.state!.queue).toEqual(['O']);
  });

  it('cuts the queue before a picture that does not move on with it', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'OI'), 4);
    const landed = `..........\n.....X....\n....XXX...\n${floor}`;
    const square = `....OO....\n....OO....\n..........\n..........\n${landed}`;
    expect(feed.show(reading(square, 'SI'), 7).state!.queue).toEqual(['O', 'S']);
    const stacked = `..........\n....XX....\n....XX....\n.....X....\n....XXX...\n${floor}`;
    const next = `....SS....\n...SS.....\n${stacked}`;
    const track = feed.show(reading(next, 'LI'), 3);
    expect(track.state!.queue).toEqual(['S', 'L']);
  });
});
