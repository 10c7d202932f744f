import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPuyoPreviews } from '../../../vision/puyo/previews/puyoPreviews.ts';
import type { PuyoField, PuyoState } from '../../../engine/puyo/types.ts';
import { PuyoTracker } from '../../../vision/puyo/tracking/PuyoTracker.ts';
import { readPuyo } from '../../../vision/puyo/readPuyo.ts';
import type { Frame, Image, Layout, Rect, Sighting, Track } from '../../../vision/types.ts';
import { Watcher } from '../../../vision/Watcher.ts';

const folder = fileURLToPath(new URL('../../../../shared/frames/sequences/flobopuyo/', import.meta.url));

interface Recording {
  board_rect: Rect;
  new_piece_frames: number[];
  frames: { frame: string; t: number; next: string; cells: string[] | null }[];
}

async function load(name: string): Promise<Image> {
  const { data, info } = await sharp(folder + name)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function loadFrame(name: string, seq: number, seconds: number): Promise<Frame> {
  const image = await load(name);
  const full = { width: image.width, height: image.height };
  return { ...image, seq, capturedAt: 1000 * seconds, origin: { x: 0, y: 0 }, full };
}

const readRecording = (): Recording => JSON.parse(readFileSync(`${folder}frames.json`, 'utf8')) as Recording;

/** Every puyo of the recording lies in the field; bare cells at its edge may be taken for some. */
function holds(field: PuyoField, cells: readonly string[]): boolean {
  return cells.every((row, y) =>
    [...row].every((kind, x) => kind === '.' || field.cells[y + 1]![x] === kind),
  );
}

describe.runIf(existsSync(folder))('PuyoTracker over a recorded game', () => {
  it('reports every new pair within two frames and nothing else, over the right field', async () => {
    const recording = readRecording();
    const grid = { board: recording.board_rect, columns: 6, rows: 12 };
    const boxes = findPuyoPreviews(await load(recording.frames[0]!.frame), grid);
    const layout: Layout = { ...grid, game: 'puyo', next: boxes, hold: null, confidence: 1 };
    const tracker = new PuyoTracker();
    const tracks: Track<PuyoState>[] = [];
    for (const { frame, t } of recording.frames)
      tracks.push(tracker.next(readPuyo(await load(frame), layout), { at: 1000 * t }));

    const framesOf = (...names: string[]): number[] =>
      tracks.flatMap(({ events }, i) => (events.some(({ kind }) => names.includes(kind)) ? [i] : []));
    expect(framesOf('found')).toHaveLength(1);
    expect(framesOf('lost', 'restart', 'pause', 'gameOver')).toEqual([]);
    const spawns = framesOf('spawn');
    const wanted = recording.new_piece_frames.slice(1);
    expect(spawns).toHaveLength(wanted.length);
    spawns.forEach((frame, i) => {
      expect(frame - wanted[i]!).toBeGreaterThanOrEqual(0);
      expect(frame - wanted[i]!).toBeLessThanOrEqual(2);
      const { field, pairs } = tracks[frame]!.state!;
      expect(field.cells.slice(1)).toEqual(recording.frames[frame]!.cells);
      const announced = recording.frames[wanted[i]! - 20]!.next;
      expect(pairs[0]!.child + pairs[0]!.axis).toBe(announced);
    });
  }, 120_000);
});

describe.runIf(existsSync(folder))('Watcher over a recorded Puyo game', () => {
  it('finds the board by itself, and reports every new pair within two frames and nothing else', async () => {
    const { frames, new_piece_frames: starts } = readRecording();
    const watcher = new Watcher();
    const sightings: Sighting[] = [];
    for (const seconds of [-6, -3])
      sightings.push(watcher.next(await loadFrame(frames[0]!.frame, 0, seconds)));
    for (const [seq, { frame, t }] of frames.entries())
      sightings.push(watcher.next(await loadFrame(frame, seq, t)));

    const framesOf = (...names: string[]): number[] =>
      sightings.flatMap(({ seq, events }) => (events.some(({ kind }) => names.includes(kind)) ? [seq] : []));
    expect(framesOf('found')).toHaveLength(1);
    expect(framesOf('lost', 'restart', 'pause', 'gameOver', 'clear')).toEqual([]);
    const spawns = framesOf('spawn');
    const wanted = starts.slice(1);
    expect(spawns).toHaveLength(wanted.length);
    spawns.forEach((frame, i) => {
      expect(frame - wanted[i]!).toBeGreaterThanOrEqual(0);
      expect(frame - wanted[i]!).toBeLessThanOrEqual(2);
      const state = sightings.find(({ seq, events }) => seq === frame && events.length > 0)!
        .state as PuyoState;
      expect(holds(state.field, frames[frame]!.cells!)).toBe(true);
      expect(state.pairs[0]!.child + state.pairs[0]!.axis).toBe(frames[wanted[i]! - 20]!.next);
    });
  }, 120_000);
});
