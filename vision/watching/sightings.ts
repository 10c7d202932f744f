import type { Doubt, Frame, Layout, Observation, Phase, Sighting, Track } from '../types.ts';

interface Told {
  observation: Observation;
  track: Track;
  doubts: readonly Doubt[];
  phase: Phase | null;
}

/** What came of one frame of a watched board; `doubts` beside those of the reading. */
export function sightingOf(
  frame: Frame,
  layout: Layout | null,
  { observation, track, doubts, phase }: Told,
): Sighting {
  const { seq, capturedAt, full } = frame;
  const { state, events, piece } = track;
  const all = { doubts: [...new Set([...observation.doubts, ...doubts])] };
  const told = { ...observation, ...all } as Observation;
  return { seq, capturedAt, full, layout, observation: told, state, events, piece, phase };
}

/** A frame of which nothing is told but why. */
export function nothingSeen(
  frame: Frame,
  layout: Layout | null,
  doubt: Doubt,
  { phase, ...told }: Pick<Track, 'events' | 'piece'> & { phase: Phase | null },
): Sighting {
  const observation: Observation = { seq: frame.seq, game: null, confidence: 0, doubts: [doubt] };
  const track = { ...told, state: null, doubt };
  return sightingOf(frame, layout, { observation, track, doubts: [], phase });
}
