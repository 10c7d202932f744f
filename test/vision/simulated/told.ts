import type { Track } from '../../../vision/types.ts';

/** What a track tells, in one line: 'lock, clear 2, spawn'; '' where nothing has happened. */
export function told({ events }: Pick<Track, 'events'>): string {
  return events.map((event) => ('count' in event ? `${event.kind} ${event.count}` : event.kind)).join(', ');
}
