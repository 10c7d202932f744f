/**
 * Loaded into the app before its own code: it starts once Playwright listens. Attached in the middle of a window's first
 * navigation, Playwright may never hear of it, and waits for that page without end. Its own way round (its loader, which
 * is left out where the program is named) would change the app's switches too.
 */
const { app } = require('electron');

const isThere = app.whenReady();
const emit = app.emit.bind(app);
let readyArguments = [];
let isReady = false;
let start;
const started = new Promise((resolve) => (start = resolve));

app.emit = (event, ...rest) => {
  if (event !== 'ready') return emit(event, ...rest);
  readyArguments = rest;
  return app.listenerCount('ready') > 0;
};
app.isReady = () => isReady;
app.whenReady = () => started;

/** Playwright calls this by name when it is connected. */
globalThis.__playwright_run = async () => {
  await isThere;
  isReady = true;
  start();
  emit('ready', ...readyArguments);
};
