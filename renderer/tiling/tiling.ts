/** The tiling page. The part of the address after '#' is the terrain that it opens with. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Editor } from './terrain/Editor.svelte.ts';
import { Clears } from './clears/Clears.svelte.ts';
import { Solutions } from './solutions/Solutions.svelte.ts';
import { parseLink } from './terrain/share.ts';
import { bridge } from '../shared/bridge.ts';

const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/tilingWorker.ts', import.meta.url), { type: 'module' });
const makeClearWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/solver/clearWorker.ts', import.meta.url), { type: 'module' });
const editor = new Editor();
const shared = parseLink(decodeURIComponent(location.hash));
if (shared) editor.load(shared);
mount(App, {
  target: document.querySelector('#app')!,
  props: {
    editor,
    solutions: new Solutions(makeWorker),
    clears: new Clears(makeClearWorker),
    bridge: bridge(),
  },
});
