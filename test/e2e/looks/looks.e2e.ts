/** A part of `npm run test:looks`: every page once, each in another size, scale and language. */
import { lookAt } from './look.ts';
import { pageScenes } from './scenes/pageScenes.ts';
import { panelScenes } from './scenes/panelScenes.ts';
import { reviewScenes } from './scenes/reviewScenes.ts';
import { trainerScenes } from './scenes/trainerScenes.ts';
import { variants } from './variants.ts';

/** Has no factor in common with their number, so that neighbours differ in everything. */
const stride = 7;

lookAt([...panelScenes, ...pageScenes, ...trainerScenes, ...reviewScenes], (_scene, at) => [
  variants[(at * stride) % variants.length]!,
]);
