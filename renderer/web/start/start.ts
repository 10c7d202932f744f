/** The first page of the web build: what there is to try. */
import { mount } from 'svelte';
import '../../shared/theme.css';
import { bridge } from '../../shared/bridge.ts';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app')!, props: { bridge: bridge() } });
