import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Frame, Sighting } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';

const folder = fileURLToPath(new URL('../../../../shared/frames/sequences/quadrapassel/', import.meta.url));

interface Recording {
  new_piece_frames: number[];
  frames: { frame: string; t: number; occupied: string[] }[];
}

async function load(name: string, seq: number, seconds: number): Promise<Frame> {
  const { data, info } = await sharp(folder + name)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  return { seq, capturedAt: 1000 * seconds, ...size, data, origin: { x: 0, y: 0 }, full: size };
}

/** The filled cells that a sighting claims, as in the recording. */
function occupied({ state }: Sighting): string[] {
  if (state?.game !== 'tetris') return [];
  const active = state.active ? cellsOf(state.active) : [];
  const isFilled = (x: number, y: number) =>
    (state.board.masks[y]! & (1 << x)) !== 0 || active.some(([column, row]) => column === x && row === y);
  return Array.from({ length: state.board.rows }, (_, top) =>
    Array.from({ length: state.board.columns }, (_, x) =>
      isFilled(x, state.board.rows - 1 - top) ? 'X' : '.',
    ).join(''),
  );
}

describe.runIf(existsSync(folder))('Watcher over a recorded game', () => {
  it('reports every new piece within two frames, nothing else, and the right cells', async () => {
    const recording = JSON.parse(readFileSync(`${folder}frames.json`, 'utf8')) as Recording;
    const watcher = new Watcher();
    const sightings: Sighting[] = [];
    const first = recording.frames[0]!;
    for (const seconds of [-6, -3]) sightings.push(watcher.next(await load(first.frame, 0, seconds)));
    for (const [seq, { frame, t }] of recording.frames.entries())
      sightings.push(watcher.next(await load(frame, seq, t)));

    const eventsOf = (...names: string[]) =>
      sightings.filter(({ events }) => events.some(({ kind }) => names.includes(kind))).map(({ seq }) => seq);
    const spawns = eventsOf('spawn');
    expect(eventsOf('found')).toHaveLength(1);
    expect(eventsOf('lost', 'restart', 'hold', 'pause', 'gameOver', 'garbage', 'clear')).toEqual([]);
    expect(spawns).toHaveLength(recording.new_piece_frames.length);
    for (const [index, seq] of spawns.entries()) {
      const late = seq - recording.new_piece_frames[index]!;
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(2);
    }

    const changes = sightings.filter(({ events }) =>
      events.some(({ kind }) => kind === 'move' || kind === 'spawn'),
    );
    expect(changes.length).toBeGreaterThan(20);
    for (const sighting of changes)
      expect(occupied(sighting)).toEqual(recording.frames[sighting.seq]!.occupied);
  }, 120_000);
});
