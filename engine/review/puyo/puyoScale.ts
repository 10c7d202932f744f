/** Made by `npm run fit:review`: what losses mean, in thousandths of a chain's step, and how long chains get; puyoScale.manifest.json says how. */
import type { Scale } from '../rating.ts';

export const puyoScale: Scale = {
  most: { best: 347, good: 1370, inaccuracy: 2710, mistake: 4850 },
};

/** Steps of the longest chain of the engine's games, in the middle one. */
export const fullChain = 13;
