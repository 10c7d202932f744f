import { findPuyoPreviews } from '../puyo/previews/puyoPreviews.ts';
import type { Image, Layout, Rect } from '../types.ts';
import { findPreviews, slotOf } from './previews.ts';

/**
 * The places of the next pieces or pairs in a picture, for a board of either game, the first one first; empty if
 * nothing is found.
 */
export const nextPlaces = (image: Image, layout: Layout): Rect[] =>
  layout.game === 'puyo' ? findPuyoPreviews(image, layout) : findPreviews(image, layout).next.map(slotOf);
