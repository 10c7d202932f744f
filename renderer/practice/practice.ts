/** The practice page. `?seed=N` deals the same pieces in every game. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Practice } from './Practice.svelte.ts';
import { bridge } from '../shared/bridge.ts';

const seed = new URLSearchParams(location.search).get('seed');
const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
const practice = new Practice(() => (seed === null ? randomSeed() : Number(seed)));
mount(App, { target: document.querySelector('#app')!, props: { practice, bridge: bridge() } });
