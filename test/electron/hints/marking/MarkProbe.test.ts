import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkProbe } from '../../../../electron/hints/marking/MarkProbe.ts';
import { framePixels } from '../../../../vision/space.ts';

const place = framePixels({ x: 100, y: 200, width: 16, height: 8 });
const elsewhere = framePixels({ x: 300, y: 200, width: 16, height: 8 });

let calls: string[];
let probe: MarkProbe;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  probe = new MarkProbe({
    draw: (isWanted) => calls.push(isWanted ? 'draw' : 'wipe'),
    look: (at) => calls.push(at ? `look at ${at.x}` : 'look away'),
    settled: (staysOut) => calls.push(staysOut ? 'stays out' : 'may come back'),
  });
});

afterEach(() => vi.useRealTimers());

function since(): string[] {
  return calls.splice(0);
}

/** So many pictures, each of them taken 50 ms after the one before. */
function pictures(count: number, isSeen = false): void {
  for (let picture = 0; picture < count; picture++) {
    vi.advanceTimersByTime(50);
    probe.looked({ capturedAt: Date.now(), isSeen });
  }
}

/** The overlay comes up, is drawn with the mark, and pictures are looked at there. */
function begin(): void {
  probe.renew(true);
  probe.shown(null);
  probe.shown(place);
  since();
}

describe('the probe for our own drawing', () => {
  it('begins when the overlay is on the screen, and allows nothing before it knows', () => {
    probe.renew(true);
    expect(since()).toEqual(['may come back']);
    probe.shown(null);
    expect(since()).toEqual(['draw']);
    probe.shown(place);
    expect(since()).toEqual(['look at 100']);
  });

  it('finds that the mark is captured, in the first picture with it', () => {
    begin();
    pictures(1, true);
    expect(since()).toEqual(['look away', 'wipe', 'may come back']);
    pictures(20);
    probe.shown(null);
    expect(since()).toEqual([]);
  });

  it('finds that the mark is not captured, in some pictures without it', () => {
    begin();
    pictures(20);
    expect(since()).toEqual(['look away', 'wipe', 'stays out']);
  });

  it('ignores pictures that may be older than the mark', () => {
    begin();
    const drawnAt = Date.now();
    for (let picture = 0; picture < 20; picture++) probe.looked({ capturedAt: drawnAt + 100, isSeen: false });
    expect(since()).toEqual([]);
  });

  it('believes a mark that is seen after pictures without it', () => {
    begin();
    pictures(5);
    pictures(1, true);
    expect(since()).toEqual(['look away', 'wipe', 'may come back']);
  });

  it('counts from zero after the window has moved', () => {
    begin();
    pictures(5);
    probe.moved();
    expect(since()).toEqual(['look away']);
    pictures(5);
    expect(since()).toEqual([]);
    probe.shown(elsewhere);
    expect(since()).toEqual(['look at 300']);
    pictures(5);
    expect(since()).toEqual([]);
    pictures(2);
    expect(since()).toEqual(['look away', 'wipe', 'stays out']);
  });

  it('keeps counting where the same is drawn again', () => {
    begin();
    pictures(5);
    probe.shown({ ...place });
    pictures(2);
    expect(since()).toEqual(['look away', 'wipe', 'stays out']);
  });

  it('removes the mark after a while without pictures, and tries again later', () => {
    begin();
    vi.advanceTimersByTime(2500);
    expect(since()).toEqual(['look away', 'wipe']);
    probe.shown(null);
    expect(since()).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(since()).toEqual(['wipe']);
    probe.shown(null);
    expect(since()).toEqual(['draw']);
  });

  it('is repeated for another source or display, and earlier results are forgotten', () => {
    begin();
    pictures(20);
    since();
    probe.renew(true);
    expect(since()).toEqual(['may come back']);
    probe.shown(null);
    expect(since()).toEqual(['draw']);
  });

  it('ends at once if the source changes meanwhile', () => {
    begin();
    probe.renew(true);
    expect(since()).toEqual(['look away', 'wipe', 'may come back']);
    pictures(20);
    expect(since()).toEqual([]);
  });

  it('does not start if nothing could be drawn over the game', () => {
    probe.renew(false);
    since();
    probe.shown(null);
    vi.advanceTimersByTime(60_000);
    probe.shown(null);
    expect(since()).toEqual([]);
  });
});
