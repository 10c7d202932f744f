/** Loaded with every page of the web build, which the app's pages know nothing of: the way to the others, above it. */
import { mount } from 'svelte';
import { bridge } from '../../shared/bridge.ts';
import Navigation from './Navigation.svelte';
import { openPage } from './openPage.ts';

const place = document.createElement('div');
document.body.prepend(place);
mount(Navigation, { target: place, props: { bridge: bridge(), open: openPage(location.pathname) } });
