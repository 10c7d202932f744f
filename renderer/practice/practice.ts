/** The practice page. `?seed=N` deals the same pieces in every game. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Practice } from './tetris/Practice.svelte.ts';
import { PuyoPractice } from './puyo/PuyoPractice.svelte.ts';
import { bridge } from '../shared/bridge.ts';

const seed = new URLSearchParams(location.search).get('seed');
const nextSeed = () => (seed === null ? crypto.getRandomValues(new Uint32Array(1))[0]! : Number(seed));
const okiba = bridge();
const practice = new Practice(nextSeed);
const puyo = new PuyoPractice(nextSeed, (position) => okiba.request('puyo:suggest', position));
mount(App, { target: document.querySelector('#app')!, props: { practice, puyo, bridge: okiba } });
