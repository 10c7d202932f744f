/** `npm run test:looks`: every page, in every size, scale and language. */
import { lookAt } from './look.ts';
import { pageScenes } from './scenes/pageScenes.ts';
import { panelScenes } from './scenes/panelScenes.ts';
import { practiceScenes } from './scenes/practiceScenes.ts';
import { ratedScenes, reviewScenes } from './scenes/reviewScenes.ts';
import { progressScenes, trainerScenes } from './scenes/trainerScenes.ts';
import { variants } from './variants.ts';

lookAt(
  [
    ...panelScenes,
    ...pageScenes,
    ...practiceScenes,
    ...trainerScenes,
    ...reviewScenes,
    ...progressScenes,
    ...ratedScenes,
  ],
  () => variants,
);
