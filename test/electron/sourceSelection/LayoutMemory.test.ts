import { describe, expect, it } from 'vitest';
import {
  LayoutMemory,
  mostLayouts,
  type LayoutStore,
  type RememberedLayout,
} from '../../../electron/sourceSelection/LayoutMemory.ts';
import type { Layout, Sighting } from '../../../vision/types.ts';
import { makeState, sight } from '../sightings.ts';

function layoutAt(x: number): Layout {
  const board = { x, y: 0, width: 100, height: 200 };
  return { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence: 0.95 };
}

const state = makeState({ type: 'O', orientation: 'north', x: 4, y: 18 });

function seen(
  kind: 'spawn' | 'move' | 'lost',
  layout: Layout | null = layoutAt(5),
  full = { width: 300, height: 400 },
): Sighting {
  return { ...sight(1, 1, state), layout, events: [{ kind }], full };
}

function open() {
  const store: LayoutStore = { layouts: [] };
  return { store, memory: new LayoutMemory(store) };
}

function play(
  memory: LayoutMemory,
  title: string,
  pieces: number,
  layout = layoutAt(5),
  full?: Sighting['full'],
) {
  for (let piece = 0; piece < pieces; piece++) {
    memory.remember(title, seen('spawn', layout, full));
    memory.remember(title, seen('move', layout, full));
  }
}

describe('LayoutMemory', () => {
  it('keeps a layout after three pieces on it', () => {
    const { memory } = open();
    play(memory, 'A', 2);
    expect(memory.of('A')).toEqual([]);
    play(memory, 'A', 1);
    expect(memory.of('A')).toEqual([{ full: { width: 300, height: 400 }, layout: layoutAt(5) }]);
    expect(memory.of('B')).toEqual([]);
    expect(memory.count).toBe(1);
  });

  it('counts the pieces of each place separately', () => {
    const { memory } = open();
    play(memory, 'A', 2);
    play(memory, 'A', 2, layoutAt(40));
    play(memory, 'B', 2);
    memory.remember('B', seen('lost', null));
    expect(memory.count).toBe(0);
  });

  it('keeps one layout for each title and size, the latest one', () => {
    const { memory } = open();
    play(memory, 'A', 3);
    play(memory, 'A', 3, layoutAt(7));
    play(memory, 'A', 3, layoutAt(9), { width: 600, height: 800 });
    expect(memory.of('A').map(({ layout }) => layout.board.x)).toEqual([7, 9]);
  });

  it('takes over the previews that were learned since', () => {
    const { memory } = open();
    play(memory, 'A', 3);
    const next = [{ x: 120, y: 0, width: 40, height: 40 }];
    play(memory, 'A', 9, { ...layoutAt(5), next });
    expect(memory.of('A')[0]!.layout.next).toEqual(next);
  });

  it('forgets the least recently used one when there are too many, and all on demand', () => {
    const { memory, store } = open();
    for (let window = 0; window < mostLayouts + 2; window++) play(memory, `window ${window}`, 3);
    expect(store.layouts).toHaveLength(mostLayouts);
    expect(store.layouts.map(({ title }: RememberedLayout) => title)).not.toContain('window 1');
    memory.forget();
    expect(memory.count).toBe(0);
  });
});
