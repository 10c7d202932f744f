/** Loaded before every page of the web build: replaces the app, and keeps the pages for when there is no network. */
import { Thinker } from '../../engine/protocol/asking/Thinker.ts';
import { openWebHost } from './answers.ts';
import { storedIn } from './storedLines.ts';
import { StoredSettings } from './StoredSettings.ts';

const thinker = new Thinker(
  () => new Worker(new URL('../../engine/protocol/gameWorker.ts', import.meta.url), { type: 'module' }),
);
window.okiba = openWebHost({
  drawer: storedIn(localStorage),
  settings: new StoredSettings(localStorage, navigator.language),
  thinker,
  open: (page, query) => location.assign(`./${page}.html${query}`),
});
if ('serviceWorker' in navigator && window.isSecureContext)
  navigator.serviceWorker.register('./offline.js').catch(() => {});
