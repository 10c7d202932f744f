/** Small files of TETR.IO, made by hand. */

/** The key goes down in this frame, and up again in the next one. */
export function tap(frame: number, key: string): object[] {
  return [
    { frame, type: 'keydown', data: { key, subframe: 0 } },
    { frame: frame + 1, type: 'keyup', data: { key, subframe: 0 } },
  ];
}

/** One key after the other, ten frames apart. */
export function taps(keys: readonly string[], first = 10): object[] {
  return keys.flatMap((key, at) => tap(first + 10 * at, key));
}

/** An attack of rows that is confirmed three frames after it is announced. */
export function attack(frame: number, rows: number, more: object = {}): object[] {
  const data = { type: 'garbage', gameid: 2, cid: frame, iid: 1, ackiid: 0, amt: rows, size: 1, ...more };
  return ['interaction', 'interaction_confirm'].map((type, at) => ({
    ...{ frame: frame + 3 * at, type: 'ige', data: { id: at, type, data } },
  }));
}

/** Nothing falls by itself. */
export const still = { seed: 12_345, g: 0, handling: { das: 10, arr: 2, sdf: 41, safelock: true } };

/** A late file of one game. */
export function solo(events: readonly object[], stats: object | null = null, options: object = still) {
  const results = stats && { results: { stats } };
  const replay = { frames: 2000, events, options };
  return { gamemode: '40l', users: [{ username: 'anna' }], replay: { ...replay, ...results } };
}
