/** The review page: games that were played, move by move. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Review } from './Review.svelte.ts';
import { bridge } from '../shared/bridge.ts';
import { Thinker } from '../../engine/protocol/asking/Thinker.ts';
import { followLayout } from '../shared/practice/layout.svelte.ts';

const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/reviewWorker.ts', import.meta.url), { type: 'module' });
const thinker = new Thinker(
  () => new Worker(new URL('../../engine/protocol/gameWorker.ts', import.meta.url), { type: 'module' }),
);
const okiba = bridge();
followLayout();
mount(App, {
  target: document.querySelector('#app')!,
  props: { review: new Review(okiba, makeWorker, thinker), bridge: okiba },
});
