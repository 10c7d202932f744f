/** Loaded before every page of the web build: replaces the app, and keeps the pages for when there is no network. */
import { GameClient } from '../../engine/protocol/GameClient.ts';
import { openWebHost } from './answers.ts';
import { storedIn } from './storedLines.ts';
import { StoredSettings } from './StoredSettings.ts';

const engine = new GameClient();
window.okiba = openWebHost({
  drawer: storedIn(localStorage),
  settings: new StoredSettings(localStorage, navigator.language),
  engines: {
    ask: (state, options) => engine.ask('tetris', state, options),
    askPuyo: (state, options) => engine.ask('puyo', state, options),
  },
  open: (page, query) => location.assign(`./${page}.html${query}`),
});
if ('serviceWorker' in navigator && window.isSecureContext)
  navigator.serviceWorker.register('./offline.js').catch(() => {});
