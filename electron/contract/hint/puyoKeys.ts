import type { Input } from '../../../engine/puyo/types.ts';

/** The keys as caps show them: nothing drops at once in Puyo, the pair is held down until it locks. */
export function shownKeys(keys: readonly Input[]): string[] {
  return keys.map((key) => (key === 'hardDrop' ? 'softDrop' : key));
}
