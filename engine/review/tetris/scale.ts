/** Made by `npm run fit:review`: what losses mean, in values of the engine, and how boards compare. Not to be changed by hand. */
import type { Scale } from '../rating.ts';

export const tetrisScale: Scale = {
  most: { best: 2.67, good: 22.9, inaccuracy: 70.3, mistake: 143 },
};

/** A board is half as good for each so much that its value lies below that of an empty one. */
export const halfQuality = 234;
