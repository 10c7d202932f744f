import { describe, expect, it } from 'vitest';
import type { Pair, PuyoColour, PuyoState } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { PuyoTracker } from '../../../../vision/puyo/tracking/PuyoTracker.ts';
import type { Doubt, PuyoObservation, Track } from '../../../../vision/types.ts';
import { told } from '../../simulated/told.ts';
import { puyoSeen } from '../../observed.ts';

type PuyoTrack = Track<PuyoState>;

const rows = 6;

const pairsOf = (text: string): Pair[] =>
  text
    .split(' ')
    .flatMap(([child, axis]) => (child ? [{ axis: axis as PuyoColour, child: child as PuyoColour }] : []));

/**
 * A reading from the lowest rows. `pair`: the child's letter, the axis's letter, the axis's column and row, and
 * where the child is: 'RG 2 4 up'. `next`: pairs as they are drawn, upper puyo first.
 */
function reading(lowest: string, pair: string | null, next = 'YB'): PuyoObservation {
  const drawn = lowest.trim().split(/\s+/).filter(Boolean);
  const [colours, x, y, direction] = pair?.split(' ') ?? [];
  const steps: Record<string, Cell> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
  const axis: Cell = [Number(x), Number(y)];
  const step = steps[direction ?? 'up']!;
  return puyoSeen({
    seq: 0,
    board: { x: 0, y: 0, width: 60, height: 60 },
    rows,
    cells: [...Array<string>(rows - drawn.length).fill('......'), ...drawn],
    current: colours
      ? { ...pairsOf(colours)[0]!, cells: [axis, [axis[0] + step[0], axis[1] + step[1]]] }
      : null,
    next: pairsOf(next),
    confidence: 0.95,
  });
}

const entering = (lowest: string, colour: PuyoColour, next: string): PuyoObservation => ({
  ...reading(lowest, null, next),
  entering: { cell: [2, rows - 1], colour },
});

const fieldOf = (lowest: string): string[] => ['......', ...reading(lowest, null).cells];

class Feed {
  readonly tracker = new PuyoTracker();
  private at = 0;

  show(observation: PuyoObservation, frames = 1, ms = 50): PuyoTrack[] {
    return Array.from({ length: frames }, () =>
      this.tracker.followReading(observation, { at: (this.at += ms) }),
    );
  }

  last(observation: PuyoObservation, frames = 1, ms = 50): PuyoTrack {
    return this.show(observation, frames, ms).at(-1)!;
  }
}

const events = (tracks: readonly PuyoTrack[]): string[] => tracks.map(told).filter((text) => text !== '');

describe('PuyoTracker', () => {
  it('reports no state before it has seen the same pair and field several times', () => {
    const feed = new Feed();
    const tracks = feed.show(reading('RG....', 'RG 2 4 up'), 4);
    expect(tracks[0]!.state).toBeNull();
    expect(events(tracks)).toEqual(['found']);
    expect(tracks.at(-1)!.state).toMatchObject({
      pairs: [
        { axis: 'G', child: 'R' },
        { axis: 'B', child: 'Y' },
      ],
      active: { x: 2, y: 4, direction: 'up' },
    });
    expect(tracks.at(-1)!.state!.field.cells).toEqual([...Array<string>(6).fill('......'), 'RG....']);
  });

  it('reports no next pair while it is in doubt, and reports it afterwards', () => {
    const feed = new Feed();
    const clear = reading('RG....', 'RG 2 4 up');
    const unclear: PuyoObservation = { ...clear, doubts: ['next piece not readable'] };
    expect(feed.last(unclear, 6).state?.pairs).toEqual([{ axis: 'G', child: 'R' }]);
    expect(feed.last(clear, 2).state?.pairs).toHaveLength(2);
  });

  it('follows a pair that moves, turns and falls as the same one', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up'), 4);
    const tracks = [
      ...feed.show(reading('RG....', 'RG 3 4 up')),
      ...feed.show(reading('RG....', 'RG 3 4 right')),
      ...feed.show(reading('RG....', 'RG 3 2 right')),
    ];
    expect(events(tracks)).toEqual(['move', 'move', 'move']);
    expect(new Set(tracks.map(({ piece }) => piece))).toEqual(new Set([1]));
  });

  it("remembers the axis from the pair's entry, even if a single picture swaps it", () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up'), 4);
    const track = feed.last(reading('RG....', 'GR 3 4 left'));
    expect(track.state).toMatchObject({ active: { x: 2, y: 4, direction: 'right' } });
  });

  it.each(['above', 'on'])(
    'knows the pair after two alike, dropped fast, the second half %s the board',
    (upper) => {
      const feed = new Feed();
      feed.show(reading('RG....', 'GB 2 4 up', 'RR'), 4, 100);
      feed.show(reading('..G... RGB...', null, 'RR'), 3, 100);
      feed.show(reading('..G... RGB...', 'RR 2 4 up', 'RR'), 3, 100);
      feed.show(reading('..G... RGB...', 'RR 3 4 up', 'RR'), 1, 100);
      const landed = '..GR.. RGBR..';
      const next = upper === 'above' ? entering(landed, 'R', 'RP') : reading(landed, 'RR 2 4 up', 'RP');
      expect(feed.last(next, 6, 100).state?.pairs).toEqual(pairsOf('RR RP'));
    },
  );

  it('takes a landing mark for one while the previews of two pairs alike have not moved on', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'GB 2 4 up', 'GB RP'), 6);
    const marked = '..G... RGB...';
    const tracks = feed.show(reading(marked, 'GB 2 4 up', 'GB RP'), 40);
    expect(events(tracks)).toEqual([]);
    expect(tracks.at(-1)).toMatchObject({ piece: 1, state: { pairs: pairsOf('GB GB RP') } });
    expect(events(feed.show(reading(marked, 'GB 2 4 up', 'RP YY'), 8))).toEqual(['lock', 'spawn']);
    expect(feed.last(reading(marked, 'GB 2 4 up', 'RP YY'))).toMatchObject({
      piece: 2,
      state: { pairs: pairsOf('GB RP YY') },
    });
  });

  it.each([
    ['becomes readable', 'BB', 'BB BR'],
    ['becomes unreadable for a while', 'BB BR', 'BB'],
  ])('does not take the queue for moved on if its second pair %s', (_, before, after) => {
    const feed = new Feed();
    feed.show(reading('RG....', 'GY 2 4 up', before), 12);
    feed.show(reading('RG....', 'GY 2 2 up', after), 12);
    const landed = '..G... RGY...';
    feed.show(reading(landed, null, 'BB BR'), 6);
    const tracks = feed.show(reading(landed, 'BB 2 4 up', 'BB BR'), 4);
    expect(tracks.at(-1)!.state!.pairs).toEqual(pairsOf('BB BR'));
    const later = feed.show(reading(landed, 'BB 2 4 up', 'BR PY'), 4);
    expect(later.at(-1)!.state!.pairs).toEqual(pairsOf('BB BR PY'));
  });

  it('reports a landing, withholds the state until the next pair is in, then reports the spawn', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', 'YB'), 8);
    const landed = feed.show(reading('..R... RGG...', null, 'YB'), 8);
    expect(events(landed)).toEqual(['lock']);
    expect(landed.at(-1)!.state).toBeNull();
    const come = feed.show(reading('..R... RGG...', 'YB 2 4 up', 'RR'), 4);
    expect(events(come)).toEqual(['spawn']);
    expect(come.at(-1)).toMatchObject({ piece: 2, state: { pairs: pairsOf('YB RR') } });
  });

  it.each([
    ['beside the landed pair', 'RG....', '...R.. RG.R..', '..PR.. RGPR..', '...R.. RG.RPP'],
    ['after a chain', 'YYY... RGR...', 'RGRR..', '..P... ..P... RGRR..', 'RGRRPP'],
  ])('takes a landing mark that looks like puyo for none: %s', (_, before, lying, marked, moved) => {
    const feed = new Feed();
    feed.show(reading(before, before === 'RG....' ? 'RR 3 4 up' : 'YR 3 4 up'), 8);
    feed.show(reading(marked, 'YB 2 4 up', 'RR'), 8);
    for (const seen of [reading(marked, 'YB 2 3 up', 'RR'), reading(moved, 'YB 4 3 right', 'RR')])
      expect(feed.last(seen).state?.field.cells).toEqual(fieldOf(lying));
  });

  it('does not take the landing mark of a pair that still falls for the pair', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'YB 2 4 up', 'PP'), 8);
    const tracks = feed.show(reading('.Y.... .B.... RG....', 'YB 1 4 up', 'PP'), 8);
    expect(events(tracks)).toEqual(['move']);
    expect(tracks.at(-1)!.state?.field.cells).toEqual(fieldOf('RG....'));
  });

  it.each<[Doubt[], string]>([
    [['cells not readable'], '...R.. RG.R..'],
    [[], '...R.. RGOR..'],
  ])(
    'takes garbage under the pair that comes in for a mark if cells are not readable: %j',
    (doubts, lying) => {
      const feed = new Feed();
      feed.show(reading('RG....', 'RR 3 4 up', 'YB'), 8);
      const come = feed.show({ ...reading('...R.. RGOR..', 'YB 2 4 up', 'PP'), doubts }, 4);
      expect(come.at(-1)!.state?.field.cells).toEqual(fieldOf(lying));
    },
  );

  it('waits for the pair above the field before it believes the first garbage, unless none comes', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RR 3 4 up', 'YB'), 8);
    expect(events(feed.show(reading('...R.. RGOR..', null, 'PP'), 12))).toEqual([]);
    expect(events(feed.show(reading('...R.. RGOR..', null, 'PP'), 8))).toEqual(['lock, garbage 1']);
  });

  it('waits for a pair that is half above the field as well', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RR 3 4 up', 'YB'), 8);
    expect(events(feed.show(entering('...R.. RGOR..', 'B', 'PP'), 12))).toEqual([]);
    const come = feed.last(reading('...R.. RG.R..', 'YB 2 4 up', 'PP'), 4);
    expect(come.state?.field.cells).toEqual(fieldOf('...R.. RG.R..'));
  });

  it('believes further garbage at once', () => {
    const feed = new Feed();
    feed.show(reading('RG...O', 'RR 3 4 up', 'YB'), 8);
    expect(events(feed.show(reading('...R.. RGOR.O', null, 'PP'), 6))).toEqual(['lock, garbage 1']);
  });

  it('follows a pair on that only rested on the stack, and is moved off', () => {
    const feed = new Feed();
    const stack = 'B..... P..... P.....';
    feed.show(reading(stack, 'RG 1 4 up', 'PP YY'), 8);
    feed.show(reading(stack, 'RG 1 3 up', 'PP YY'), 4);
    const rested = feed.show(reading('R..... G..... B..... P..... P.....', null, 'PP YY'), 4);
    expect(events(rested)).toEqual(['lock']);
    expect(rested.at(-1)!.state).toBeNull();
    const after = feed.last(reading(stack, 'RG 1 2 up', 'PP YY'), 4);
    expect(after).toMatchObject({ piece: 1, state: { pairs: pairsOf('RG PP YY') } });
  });

  it('counts consecutive pairs that differ from the announced one', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', 'PP'), 8);
    const game = [
      ['YB', '..R... RGG...'],
      ['RR', '..RY.. RGGB..'],
      ['PP', '..RYR. RGGBR.'],
    ] as const;
    const counts = game.map(([pair, lying]) => {
      feed.show(reading(lying, null, 'PP'), 8);
      feed.show(reading(lying, `${pair} 2 4 up`, 'PP'), 8);
      return feed.tracker.unannouncedPairs;
    });
    expect(counts).toEqual([1, 2, 0]);
  });

  it('counts consecutive pairs that came in while no next pair was read', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', ''), 8);
    feed.show(reading('..R... RGG...', null, ''), 8);
    feed.show(reading('..R... RGG...', 'YB 2 4 up', ''), 8);
    expect(feed.tracker.unannouncedPairs).toBe(1);
  });

  it('identifies a pair that is half in by the preview that moved on', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', 'YB'), 8);
    feed.show(reading('..R... RGG...', null, 'YB'), 4);
    expect(events(feed.show(reading('..R... RGG...', null, 'PP'), 6))).toEqual([]);
    const come = feed.show(entering('..R... RGG...', 'B', 'PP'), 3);
    expect(events(come)).toEqual(['spawn']);
    expect(come.at(-1)!.state!.pairs).toEqual(pairsOf('YB PP'));
  });

  it('does not identify a pair that is half in if it is not the announced one', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', 'YB'), 8);
    feed.show(reading('..R... RGG...', null, 'YB'), 4);
    feed.show(reading('..R... RGG...', null, 'PP'), 6);
    expect(events(feed.show(entering('..R... RGG...', 'R', 'PP'), 6))).toEqual([]);
  });

  it('waits for the whole pair if the field is unexplained', () => {
    const feed = new Feed();
    feed.show(reading('', 'RG 2 4 up', 'YB'), 8);
    feed.tracker.lose();
    feed.show(reading('', null, 'PP'), 4);
    expect(events(feed.show(entering('...B..', 'B', 'PP'), 8))).toEqual([]);
    expect(events(feed.show(reading('...B..', 'YB 2 4 up', 'PP'), 8))).toEqual(['found']);
  });

  it('reports no state while puyo vanish and fall, and continues after a chain', () => {
    const feed = new Feed();
    feed.show(reading('GGG... RRR...', 'RG 3 4 up', 'YB'), 8);
    const chain = [
      ...feed.show(reading('...R.. GGGG.. RRR...', null, 'YB'), 2),
      ...feed.show(reading('GGGR.. RRRG..', null, 'YB'), 2),
      ...feed.show(reading('...R.. RRR...', null, 'YB'), 3),
      ...feed.show(reading('', null, 'YB'), 5),
    ];
    expect(chain.slice(5).every(({ state }) => state === null)).toBe(true);
    expect(events(chain).filter((text) => text !== 'lock')).toEqual([]);
    const come = feed.show(reading('', 'YB 2 4 up', 'RR'), 4);
    expect(events(come)).toEqual(['spawn']);
    expect(come.at(-1)!.state!.field.cells.join('')).toMatch(/^\.+$/);
  });

  it('tolerates one frame that it cannot explain, but not many', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up'), 4);
    expect(feed.last(reading('RGPPP.', null)).state).not.toBeNull();
    expect(feed.last(reading('RGPPP.', null), 8)).toMatchObject({ state: null, events: [] });
    expect(feed.last(reading('RG....', 'RG 2 3 up'))).toMatchObject({ events: [{ kind: 'move' }], piece: 1 });
  });

  it('reports no position from the first picture in which its pair lies', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up', 'YB'), 4);
    expect(feed.last(reading('RG....', 'RG 2 2 right', 'YB')).state).not.toBeNull();
    expect(feed.last(reading('RGGR..', null, 'YB'))).toMatchObject({ state: null, events: [] });
    expect(feed.last(reading('RGGR..', null, 'YB'))).toMatchObject({
      state: null,
      events: [{ kind: 'lock' }],
    });
  });

  it('reports a game as lost if it stays unexplained, and as found again', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up'), 4);
    expect(events(feed.show(reading('RGPPP.', null), 80))).toEqual(['lost']);
    expect(events(feed.show(reading('RGP...', 'YB 3 2 up'), 5))).toEqual(['found']);
  });

  it('reports an empty board after a full one as a new game', () => {
    const feed = new Feed();
    feed.show(reading('RGBY.. RGBY..', 'RG 2 4 up', 'YB'), 6);
    feed.show(reading('OOOO.. OOOO..', null, ''), 10);
    expect(events(feed.show(reading('', 'PP 2 4 up', 'GR'), 6))).toEqual(['restart']);
  });

  it('does not report the same pair as a new one while it stays high', () => {
    const feed = new Feed();
    feed.show(reading('RG....', 'RG 2 4 up'), 4);
    expect(events(feed.show(reading('RG....', 'RG 2 4 up'), 60))).toEqual([]);
  });
});
