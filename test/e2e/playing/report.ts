/** What a played round showed, in lines for people. */
import { drawn } from '../stage/Recorder.ts';
import type { Played, Turn } from './playWithHints.ts';

/** The value that so large a share (0..1) of the sorted values does not exceed; undefined without values. */
export function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** One line: how far the round went, and how fast the hints were. */
export function summary(name: string, { turns, rowsCleared }: Played): string {
  const times = turns.flatMap(({ hintMs }) => (hintMs === null ? [] : [hintMs])).sort((a, b) => a - b);
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => `${quantile(times, share) ?? '-'} ms`);
  const changed = turns.filter(({ isChanged }) => isChanged).length;
  const outline = Math.min(...turns.map((turn) => turn.outline)).toFixed(2);
  return (
    `${name}: ${turns.length} pieces, ${rowsCleared} rows; hint after its piece: median ${median}, p95 ${p95}, ` +
    `most ${most} (${times.length} measured), ${changed} changed; outline on its cells: least ${outline}`
  );
}

export function inWords({
  piece,
  kind,
  cells,
  keys,
  hintMs,
  outline,
  instead,
  illegal,
  landed,
  read,
}: Turn): string {
  return [
    `piece ${piece} ${kind} to ${JSON.stringify(cells)} by ${keys.join(' ')}`,
    `hint after ${hintMs} ms`,
    `outline ${outline.toFixed(2)}${instead && ` (${instead})`}`,
    illegal || 'legal',
    landed ? 'landed' : 'not seen to land',
    `then read ${read || 'as it should be'}`,
  ].join('; ');
}

/** A hint misled: it stood in the wrong place, or the game took the piece elsewhere. */
export const isWrong = ({ outline, illegal, landed, read }: Turn): boolean =>
  outline < drawn || illegal !== '' || !landed || read !== '';
