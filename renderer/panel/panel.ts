/** The panel page. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { bridge } from '../shared/bridge.ts';
import { Panel } from './Panel.svelte.ts';
import { followLayout } from '../shared/practice/layout.svelte.ts';

const panel = new Panel(bridge());
panel.connect();
followLayout();
mount(App, { target: document.querySelector('#app')!, props: { panel } });
