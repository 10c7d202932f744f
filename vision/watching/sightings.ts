import type { Doubt, Frame, Layout, Observation, Sighting, Track } from '../types.ts';

/** What came of one frame of a watched board; `doubts` beside those of the reading. */
export function sightingOf(
  frame: Frame,
  layout: Layout | null,
  { observation, track, doubts }: { observation: Observation; track: Track; doubts: readonly Doubt[] },
): Sighting {
  const { seq, capturedAt, full } = frame;
  const { state, events, piece } = track;
  const all = { doubts: [...new Set([...observation.doubts, ...doubts])] };
  const told = { ...observation, ...all } as Observation;
  return { seq, capturedAt, full, layout, observation: told, state, events, piece };
}

/** A frame of which nothing is told but why. */
export function nothingSeen(
  frame: Frame,
  layout: Layout | null,
  doubt: Doubt,
  told: Pick<Track, 'events' | 'piece'>,
): Sighting {
  const observation: Observation = { seq: frame.seq, game: null, confidence: 0, doubts: [doubt] };
  const track = { ...told, state: null, doubt };
  return sightingOf(frame, layout, { observation, track, doubts: [] });
}
