/** Made by `npm run fit:review`: what losses mean, in values of the engine, and how boards compare; scale.manifest.json says how. */
import type { Scale } from '../rating.ts';

export const tetrisScale: Scale = {
  most: { best: 10, good: 22.5, inaccuracy: 67.3, mistake: 155 },
};

/** A board is half as good for each so much that its value lies below that of an empty one. */
export const halfQuality = 272;
