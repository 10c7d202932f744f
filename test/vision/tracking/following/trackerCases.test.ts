import { describe, expect, it } from 'vitest';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';
import type { Doubt } from '../../../../vision/types.ts';

describe('Tracker in the middle of a game', () => {
  it('needs equal readings for a tenth of a second, at any frame rate', () => {
    for (const [frameMs, reads] of [
      [10, 11],
      [50, 3],
      [200, 2],
    ] as const) {
      const feed = new Feed(false, frameMs);
      const events = Array.from({ length: reads }, () => feed.show(reading(highT)).told);
      expect(events).toEqual([...Array<string>(reads - 1).fill(''), 'found']);
    }
  });

  it('reports the position after equal readings', () => {
    const track = new Feed(false, 100).show(reading(highT), 2);
    expect(track).toMatchObject({ told: 'found', piece: 1, doubt: null });
    expect(track.state).toMatchObject({ queue: ['T'], hold: null, canHold: false, combo: 0 });
    expect(track.state!.board.masks[0]).toBe(0b1111110011);
    expect(track.state!.active).toEqual({ type: 'T', orientation: 'south', x: 5, y: 7 });
  });

  it('waits for a movement if the reading is unsure', () => {
    const feed = new Feed();
    expect(feed.show(reading(highT, '', { confidence: 0.6 }), 20).state).toBeNull();
    expect(feed.show(reading(lowT, '', { confidence: 0.6 })).told).toBe('found');
  });

  it('separates the piece in the air itself', () => {
    const feed = new Feed();
    feed.show(reading(highT.replaceAll('T', 'X')), 2);
    expect(feed.show(reading(lowT.replaceAll('T', 'X')))).toMatchObject({ told: 'found', piece: 1 });
  });

  it.each([
    [
      'an empty row under a filled one',
      `....TTT...\n.....T....\n..........\nXX........\n..........\n${floor}`,
    ],
    ['a full row', `....TTT...\n.....T....\n..........\n..........\nXXXXXXXXXX\n${floor}`],
    ['a piece that rests on the stack', `....TTT...\n.....T....\n.X.XXXXXXX\n${floor}`],
    ['no falling piece', floor],
  ])('withholds an impossible board: %s', (_, text) => {
    const track = new Feed().show(reading(text), 10);
    expect(track).toMatchObject({ state: null, told: '', doubt: 'falling piece not readable' });
  });
});

describe('Tracker while a piece falls', () => {
  const found = () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 4);
    return feed;
  };

  it('is not misled by a ghost that is read as locked while the piece moves', () => {
    const feed = found();
    const ghost = lowT.replace('..........\n..........\nXX', '....XXX...\n.....X....\nXX');
    const events = Array.from({ length: 3 }, () => feed.show(reading(ghost, 'O')).told);
    expect(events).toEqual(['move', '', '']);
    expect(feed.show(reading(lowT, 'O'))).toMatchObject({ told: '', piece: 1, doubt: null });
  });

  it('does not report a lock while a piece over two almost full rows is out of sight', () => {
    const almost = 'XX..XXXXXX\nXX..XXXXXX';
    const high = `....OO....\n....OO....\n..........\n..........\n..........\n..........\n${almost}`;
    const lower = `..........\n....OO....\n....OO....\n..........\n..........\n..........\n${almost}`;
    const feed = new Feed();
    feed.show(reading(high, 'T'), 4);
    const events = Array.from({ length: 5 }, () => feed.show(reading(almost, 'T')).told);
    expect(events).not.toContain('lock');
    const later = feed.show(reading(lower, 'T'), 2);
    expect(later).toMatchObject({ piece: 1, doubt: null });
    expect(later.state!.board.masks[1]).toBe(0b1111110011);
  });

  it('sees the piece land though a cell of the next ghost was read as empty', () => {
    const feed = found();
    const above = '....OO....\n....OO....\n..........\n';
    const feint = `${above}....XX....\n.....X....\n....XXX...\n.....X....\n${floor}`;
    const events = Array.from({ length: 6 }, () => feed.show(reading(feint, 'L')).told);
    expect(events).toContain('lock, spawn');
    const { state, doubt } = feed.show(reading(feint, 'L'));
    expect(doubt).toBeNull();
    expect([...state!.board.masks.slice(1, 5)]).toEqual([0b100000, 0b1110000, 0, 0]);
  });

  it('keeps the piece if its ghost seems to have landed for a moment', () => {
    const feed = found();
    const ghost = `....TTT...\n.....T....\n${floor}`;
    feed.show(reading(ghost, 'O'), 2);
    expect(feed.show(reading(highT, 'O'), 4)).toMatchObject({ piece: 1, doubt: null });
  });

  it('does not turn a piece cut off by the edge because of one or two pictures', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'J'), 4);
    const landed = `..........\n.....X....\n....XXX...\n${floor}`;
    const west = `....XX....\n..........\n..........\n..........\n${landed}`;
    const before = feed.show(reading(west, 'O'), 4).state!.active!;
    const turning = `.....X....\n..........\n..........\n..........\n${landed}`;
    expect(feed.show(reading(turning, 'O')).state!.active).toEqual(before);
    expect(feed.show(reading(west, 'O')).state!.active).toEqual(before);
  });

  it('reports the move, and changes nothing else', () => {
    const feed = found();
    const before = feed.show(reading(highT, 'O'));
    const after = feed.show(reading(lowT, 'O'));
    expect(before.told).toBe('');
    expect(after.told).toBe('move');
    expect(after.piece).toBe(before.piece);
    expect(after.state!.board).toBe(before.state!.board);
    expect(after.state!.queue).toEqual(['T', 'O']);
    expect(after.state!.active).toMatchObject({ x: 5, y: 4 });
  });

  it('tolerates a misread cell for a moment, then withholds the state', () => {
    const feed = found();
    const misread = reading(lowT.replace('XX..', 'XX.X'), 'O');
    expect(feed.show(misread)).toMatchObject({ told: '', doubt: null });
    expect(feed.show(misread, 8)).toMatchObject({ state: null, doubt: 'falling piece not readable' });
    expect(feed.show(reading(lowT, 'O'))).toMatchObject({ told: 'move', piece: 1, doubt: null });
  });

  it('withholds a menu-like picture at once if the rules do not explain it', () => {
    const doubt: Doubt = 'looks like a menu or a finished game';
    const menu = highT.replace('..........', 'XXXXXXXXXX');
    const track = found().show(reading(menu, 'O', { doubts: [doubt] }));
    expect(track).toMatchObject({ state: null, told: '', doubt });
  });

  it('distinguishes a full row that stays visible from a menu', () => {
    const feed = new Feed();
    const well = '..........\n..........\n.XXXXXXXXX';
    feed.show(reading(`I.........\nI.........\nI.........\nI.........\n..........\n${well}`, 'O'), 4);
    const full = `....OO....\n....OO....\n..........\n..........\nX.........\nX.........\nX.........\nXXXXXXXXXX`;
    const menu: Doubt = 'looks like a menu or a finished game';
    const track = feed.show(reading(full, 'L', { doubts: [menu] }), 2);
    expect(track).toMatchObject({ told: 'lock, clear 1, spawn', piece: 2, doubt: null });
    expect([...track.state!.board.masks.slice(0, 4)]).toEqual([1, 1, 1, 0]);
    const vanishing = full.replace('XXXXXXXXXX', 'XXXXXXX...').replace('X.........', 'X..XX.....');
    expect(feed.show(reading(vanishing, 'L', { doubts: [menu] }))).toMatchObject({ piece: 2, doubt: null });
  });

  it('withholds the state at once if something covers the board, unless the rules explain the picture', () => {
    const doubt: Doubt = 'something covers the board';
    const covered = reading(lowT.replace('..........', '..XXX.....'), 'O', { doubts: [doubt] });
    expect(found().show(covered)).toMatchObject({ state: null, told: '', doubt });
    const whole = reading(lowT, 'O', { doubts: [doubt] });
    expect(found().show(whole)).toMatchObject({ told: 'move', doubt: null });
  });

  it('withholds the state at once if too much has changed', () => {
    const covered = `${'.........X\n'.repeat(4)}${'XXXX......\n'.repeat(4)}`;
    expect(found().show(reading(covered))).toMatchObject({ state: null, doubt: 'picture changed too much' });
  });

  it('reports a board that stays full of blocks as a pause, once', () => {
    const feed = found();
    const full = reading('XXXX.XXXXX\n'.repeat(8));
    expect(feed.show(full)).toMatchObject({ state: null, doubt: 'looks like a menu or a finished game' });
    const events = Array.from({ length: 40 }, () => feed.show(full).told);
    expect(events.filter((told) => told !== '')).toEqual(['pause']);
  });

  it('waits for the landing of the piece before it reports another one', () => {
    const feed = found();
    feed.show(reading(lowT, 'O'), 2);
    const other = `....OO....\n....OO....\n${'..........\n'.repeat(5)}${floor}`;
    const events = Array.from({ length: 5 }, () => feed.show(reading(other, 'I')).told);
    expect(events).not.toContain('spawn');
    const landed = other.replace(`..........\n..........\n${floor}`, `....XXX...\n.....X....\n${floor}`);
    expect(feed.show(reading(landed, 'I'), 4).state!.queue[0]).toBe('O');
  });

  it('reports a lasting empty board as a new game', () => {
    const feed = found();
    const fresh = `....TTT...\n.....T....\n${'..........\n'.repeat(6)}`;
    const events = Array.from({ length: 40 }, () => feed.show(reading(fresh)));
    expect(events.filter(({ told }) => told !== '')).toMatchObject([{ told: 'restart', piece: 2 }]);
  });

  it('continues with the same piece when garbage rises', () => {
    const feed = found();
    const risen = lowT.replace(`..........\n${floor}`, `${floor}\nXXXXXXX.XX`);
    const seen = Array.from({ length: 12 }, () => feed.show(reading(risen)));
    expect(seen.filter(({ told }) => told !== '')).toMatchObject([{ told: 'garbage 1, move', piece: 1 }]);
    expect([...seen.at(-1)!.state!.board.masks.slice(0, 3)]).toEqual([0b1101111111, 0b1111110011, 0]);
  });
});

describe('Tracker when a piece locks', () => {
  const landed = `..........\n.....T....\n....TTT...\n${floor}`.replaceAll('T', 'X');

  it('identifies the next piece by the preview if the upper edge cuts it off', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'L'), 4);
    const cut = `...XXX....\n..........\n..........\n..........\n${landed}`;
    expect(feed.show(reading(cut, 'S')).told).toBe('');
    const track = feed.show(reading(cut, 'S'));
    expect(track).toMatchObject({ told: 'lock, spawn', piece: 2 });
    expect(track.state!.active).toEqual({ type: 'L', orientation: 'north', x: 4, y: 7 });
    expect(feed.show(reading(cut, 'S')).state!.queue).toEqual(['L', 'S']);
  });

  it('takes longer if a single cell of the next piece is visible', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'J'), 4);
    const cut = reading(`.....X....\n..........\n..........\n..........\n${landed}`, 'S');
    const events = Array.from({ length: 3 }, () => feed.show(cut).told);
    expect(events).toEqual(['', '', 'lock, spawn']);
    expect(feed.show(cut)).toMatchObject({ piece: 2, state: { queue: ['J', 'S'] } });
  });

  it('identifies a cut-off piece without a preview if only one kind fits', () => {
    const feed = new Feed();
    feed.show(reading(highT), 4);
    const cut = `....X.....\n....X.....\n....X.....\n..........\n${landed}`;
    expect(feed.show(reading(cut), 6)).toMatchObject({ piece: 2, state: { queue: ['I'] } });
  });

  it('withholds a cut-off piece without a preview', () => {
    const feed = new Feed();
    feed.show(reading(highT), 4);
    const cut = `...XXX....\n..........\n..........\n..........\n${landed}`;
    expect(feed.show(reading(cut), 10).state).toBeNull();
  });

  it('accepts a new piece at once if the preview has announced it', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'O'), 4);
    const text = `....OO....\n....OO....\n..........\n..........\n${landed}`;
    expect(feed.show(reading(text, 'I'))).toMatchObject({ told: 'lock, spawn', piece: 2 });
  });

  it('takes three readings for a piece that contradicts the preview', () => {
    const feed = new Feed();
    feed.show(reading(highT, 'L'), 4);
    const text = `....OO....\n....OO....\n..........\n..........\n${landed}`;
    const events = Array.from({ length: 3 }, () => feed.show(reading(text, 'I')).told);
    expect(events).toEqual(['', '', 'lock, spawn']);
  });

  it('reports the lock if rows vanish before the next piece comes, and counts the clear', () => {
    const feed = new Feed();
    const well = 'XXXXXXXXX.\n'.repeat(4);
    const bar = '.........I\n'.repeat(4);
    feed.show(reading(`${bar}${well}`, 'O'), 4);
    feed.show(reading(`..........\n..........\n..........\n..........\n..........`, 'O'));
    const lock = feed.show(reading('..........', 'O'));
    expect(lock).toMatchObject({ told: 'lock, clear 4', state: null, piece: 1 });
    const track = feed.show(reading(`....OO....\n....OO....\n${'..........\n'.repeat(6)}`, 'T'));
    expect(track).toMatchObject({ told: 'spawn', piece: 2 });
    expect(track.state).toMatchObject({ combo: 1, backToBack: true });
  });

  it('counts a piece that lands in cleared rows, even without a preview', () => {
    const feed = new Feed();
    const well = 'XXXXXXXX..\nXXXXXXXX..';
    const above = '..........\n'.repeat(4);
    feed.show(reading(`........OO\n........OO\n${above}${well}`), 4);
    const cleared = feed.show(reading(`....T.....\n...TTT....\n${above}..........\n..........`), 2);
    expect(cleared).toMatchObject({ told: 'lock, clear 2, spawn', piece: 2 });
    const next = feed.show(reading(`.....SS...\n....SS....\n${above}.X........\nXXX.......`), 3);
    expect(next.piece).toBe(3);
    expect([...next.state!.board.masks.slice(0, 3)]).toEqual([0b111, 0b10, 0]);
  });

  it('reports the cleared board while the full row still blinks', () => {
    const feed = new Feed();
    const gap = 'XXXXXXXX..\nX.XXXXXXXX';
    feed.show(
      reading(`........OO\n........OO\n..........\n..........\n..........\n..........\n${gap}`, 'T'),
      3,
    );
    const blinking = `....XXX...\n.....X....\n..........\n..........\n..........\n........XX`;
    const track = feed.show(reading(`${blinking}\n..........\nX.XXXXXXXX`, 'S'), 2);
    expect(track).toMatchObject({ told: 'lock, clear 1, spawn', piece: 2 });
    expect([...track.state!.board.masks.slice(0, 3)]).toEqual([0b1111111101, 0b1100000000, 0]);
  });
});
