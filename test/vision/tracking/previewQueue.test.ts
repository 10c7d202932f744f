import { beforeEach, describe, expect, it } from 'vitest';
import type { Piece } from '../../../engine/tetris/types.ts';
import { PreviewQueue } from '../../../vision/tracking/previewQueue.ts';

let queue: PreviewQueue;
let now: number;
beforeEach(() => {
  queue = new PreviewQueue();
  now = 0;
});

/** So many readings, 50 ms apart, each of which may be trusted. */
function show(pieces: string, times: number): void {
  for (let time = 0; time < times; time++) {
    queue.addReading([...pieces] as Piece[], (now += 50));
    queue.trust();
  }
}

const glance = (pieces: string, times = 1): void => {
  for (let time = 0; time < times; time++) queue.addReading([...pieces] as Piece[], (now += 50));
};
/** The previews move on, and the piece appears in the same frame. */
function spawn(piece: Piece, next: string): void {
  glance(next);
  queue.shift(piece);
}
const ahead = (): string => queue.ahead.join('');

describe('the reading of the previews', () => {
  it('is accepted after a tenth of a second without a change', () => {
    show('OI', 2);
    expect([ahead(), queue.expected]).toEqual(['', null]);
    show('OI', 1);
    expect([ahead(), queue.expected]).toEqual(['OI', 'O']);
  });

  it('is accepted after at least two readings, at any frame rate', () => {
    queue.addReading(['O'], 0);
    expect(queue.trust()).toBe(false);
    queue.addReading(['O'], 400);
    expect(queue.trust()).toBe(true);
    expect(queue.trust()).toBe(false);
  });

  it('is accepted at once if it only continues the queue', () => {
    show('O', 3);
    show('OI', 3);
    expect(ahead()).toBe('OI');
  });

  it('is corrected by another one after half a second, not sooner', () => {
    show('OI', 3);
    show('LI', 10);
    expect(ahead()).toBe('OI');
    show('LI', 1);
    expect(ahead()).toBe('LI');
  });

  it('is blank once nothing can be read in two readings where a list was accepted', () => {
    glance('', 3);
    expect(queue.isBlank).toBe(false);
    show('OI', 3);
    glance('');
    expect(queue.isBlank).toBe(false);
    glance('');
    expect(queue.isBlank).toBe(true);
  });

  it('does not change the queue when it is empty', () => {
    show('OI', 3);
    show('', 20);
    expect(ahead()).toBe('OI');
  });

  it('is accepted again after the queue was forgotten', () => {
    show('OI', 3);
    queue.forget();
    expect(ahead()).toBe('');
    expect(queue.trust()).toBe(true);
    expect(ahead()).toBe('OI');
  });
});

describe('a new piece', () => {
  it('shifts the queue if it was announced', () => {
    show('OIS', 3);
    queue.shift('O');
    expect(ahead()).toBe('IS');
    show('ISZ', 3);
    expect(ahead()).toBe('ISZ');
  });

  it('clears the queue if it was not announced, until three pieces have come as announced', () => {
    show('OI', 3);
    spawn('T', 'IZ');
    show('IZ', 3);
    expect(ahead()).toBe('');
    const told = (['I', 'Z', 'J'] as const).map((piece, at) => {
      const next = 'ZJLO'.slice(at, at + 2);
      spawn(piece, next);
      show(next, 3);
      return ahead();
    });
    expect(told).toEqual(['', '', 'LO']);
  });

  it('requires five readings for previews that look the same as before', () => {
    show('OO', 3);
    glance('L');
    queue.shift('O');
    show('OO', 4);
    expect(ahead()).toBe('O');
    show('OO', 1);
    expect(ahead()).toBe('OO');
  });
});

describe('what is likely to come', () => {
  const likely = (): string => queue.likelyAhead.join('');

  it('is a list that came back after the box was empty, after two readings', () => {
    show('O', 3);
    glance('');
    queue.shift('O');
    glance('I');
    expect(likely()).toBe('');
    glance('I');
    expect([likely(), ahead()]).toEqual(['I', '']);
  });

  it('is not what the box showed before, until that is accepted', () => {
    show('O', 3);
    queue.shift('O');
    glance('O', 4);
    expect(likely()).toBe('');
    show('O', 1);
    expect(likely()).toBe('O');
  });

  it('is nothing before a first list is accepted', () => {
    glance('I', 2);
    expect(likely()).toBe('');
  });
});

describe('previews that have moved on', () => {
  it('are detected while the piece looks the same', () => {
    show('OIS', 3);
    expect([queue.hasShifted, queue.hasMoved]).toEqual([false, false]);
    glance('ISZ');
    expect([queue.hasShifted, queue.hasMoved]).toEqual([false, false]);
    glance('ISZ');
    expect([queue.hasShifted, queue.hasMoved]).toEqual([true, true]);
  });

  it.each([
    ['a single preview', 'O', 'I', false, true],
    ['a list that does not continue', 'OIS', 'LSZ', false, true],
    ['a shorter list', 'OIS', 'IS', false, true],
    ['a list of equal pieces', 'OOO', 'OOO', false, false],
    ['no previews', 'OIS', '', false, false],
  ])('are detected correctly for %s: %#', (_, before, after, shifted, moved) => {
    show(before, 3);
    glance(after, 3);
    expect([queue.hasShifted, queue.hasMoved]).toEqual([shifted, moved]);
  });

  it('are not detected before the list of the falling piece is known', () => {
    show('OIS', 3);
    queue.shift('O');
    glance('SZJ', 2);
    expect([queue.hasShifted, queue.hasMoved]).toEqual([false, false]);
  });
});

describe('previews of another round', () => {
  it.each<[string, string, Piece, string, boolean]>([
    ['are a list that never came next', 'OIS', 'T', 'LZJ', true],
    ['are not the known list', 'OIS', 'T', 'OIS', false],
    ['are not the list moved on by one', 'OIS', 'O', 'ISL', false],
    ['are not the list moved on by two', 'OIS', 'I', 'SLZ', false],
    ['are a list that agrees in one place', 'OIS', 'O', 'IJZ', true],
    ['are another single piece', 'O', 'T', 'L', true],
    ['are not those of the announced piece', 'O', 'O', 'L', false],
    ['are not none at all', 'OIS', 'T', '', false],
  ])('%s', (_, known, piece, next, isOther) => {
    show(known, 3);
    glance(next);
    expect(queue.isReplacedUnder(piece)).toBe(false);
    glance(next);
    expect(queue.isReplacedUnder(piece)).toBe(isOther);
  });

  it('are not told while no list is known', () => {
    glance('LZJ', 5);
    expect(queue.isReplacedUnder('T')).toBe(false);
  });
});

describe('a picture that stays while the previews move on', () => {
  function play(lists: string[]): string {
    show(lists[0]!, 6);
    for (const list of lists.slice(1)) {
      spawn(queue.expected!, list);
      show(list, 8);
    }
    return ahead();
  }

  it('is not a preview: the list is cut before it', () => {
    expect(play(['OIZ', 'ISZ', 'SJZ'])).toBe('SJ');
  });

  it('is a preview again after the whole list has moved on three times', () => {
    const lists = ['OIZ', 'ISZ', 'SZJ', 'ZJL', 'JLS'];
    expect(play(lists.slice(0, 4))).toBe('ZJ');
    queue = new PreviewQueue();
    expect(play(lists)).toBe('JLS');
  });
});

describe('the same previews once more', () => {
  it('would be accepted until they have been', () => {
    expect(queue.isPending).toBe(false);
    glance('OI');
    expect(queue.isPending).toBe(true);
    show('OI', 3);
    expect(queue.isPending).toBe(false);
    spawn('O', 'IS');
    expect(queue.isPending).toBe(true);
  });
});

describe('previews that move on', () => {
  const likely = (): string => queue.likelyAhead.join('');

  it('count at once for a hint, but announce nothing yet', () => {
    show('OI', 3);
    spawn('O', 'IS');
    expect([likely(), ahead()]).toEqual(['IS', 'I']);
    show('IT', 8);
    expect([likely(), ahead()]).toEqual(['IT', 'IT']);
  });

  it('may be one preview alone', () => {
    show('O', 3);
    spawn('O', 'T');
    expect(likely()).toBe('T');
  });

  it.each(['OI', 'LS', 'I', ''])(
    'are recognised only by one step of the whole list: not OI, then %s',
    (next) => {
      show('OI', 3);
      spawn('O', next);
      expect(likely()).toBe('I');
    },
  );
});
