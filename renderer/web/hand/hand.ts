/** A board by hand in the web build: typed, or read from a screenshot. */
import { mount } from 'svelte';
import '../../shared/theme.css';
import { Manual } from '../../panel/manual/Manual.svelte.ts';
import { PuyoManual } from '../../panel/manual/puyo/PuyoManual.svelte.ts';
import { bridge } from '../../shared/bridge.ts';
import App from './App.svelte';
import { PictureReader } from './PictureReader.ts';

const okiba = bridge();
const reader = new PictureReader(
  () => new Worker(new URL('../../../vision/seeWorker.ts', import.meta.url), { type: 'module' }),
);
const manual = new Manual((position) => okiba.request('manual:suggest', position));
const puyo = new PuyoManual((position) => okiba.request('puyo:suggest', position));
mount(App, { target: document.querySelector('#app')!, props: { bridge: okiba, reader, manual, puyo } });
