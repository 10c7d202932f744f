import type { Doubt, Frame, Layout, Observation, Phase, Rect, Sighting, Track } from '../types.ts';

interface Told {
  observation: Observation;
  track: Track;
  doubts: readonly Doubt[];
  phase: Phase | null;
  /** The place of the other field of a match. */
  other?: Rect | null;
}

/** The sighting of one frame of a watched board; `doubts` are added to those of the reading. */
export function sightingOf(
  frame: Frame,
  layout: Layout | null,
  { observation, track, doubts, phase, other }: Told,
): Sighting {
  const { seq, capturedAt, full } = frame;
  const { state, events, piece } = track;
  const all = { doubts: [...new Set([...observation.doubts, ...doubts])] };
  const told = { ...observation, ...all } as Observation;
  const seen = { seq, capturedAt, full, layout, observation: told, state, events, piece, phase };
  return other ? { ...seen, other } : seen;
}

/** The sighting of a frame of which only the reason for not reading it is reported. */
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
