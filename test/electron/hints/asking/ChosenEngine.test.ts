import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChosenEngine } from '../../../../electron/hints/asking/ChosenEngine.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { makeState } from '../../sightings.ts';

const oddBot = fileURLToPath(new URL('../../../engine/protocol/tbp/oddBot.mjs', import.meta.url));
const command = (way: string) => `"${process.execPath}" "${oddBot}" ${way}`;
const falling = makeState({ type: 'I', orientation: 'north', x: 4, y: 19 });

let told: (string | null)[];
let engine: ChosenEngine;

beforeEach(() => {
  told = [];
  const own = (...[state, options]: Parameters<typeof suggest>) => Promise.resolve(suggest(state, options));
  engine = new ChosenEngine(own, (reason) => told.push(reason));
});
afterEach(() => engine.close());

const asked = async () => (await engine.ask(falling, { evaluator: 'bcts' })).info.evaluator;

it('is our own if no bot is chosen', async () => {
  expect(await asked()).toBe('bcts');
  expect(told).toEqual([]);
});

it('is the chosen bot, until ours is chosen again', async () => {
  engine.choose(command('fine'));
  expect(await asked()).toBe('Odd fine');
  engine.choose(null);
  expect(await asked()).toBe('bcts');
});

it('is ours if the bot fails; the reason is reported, and forgotten with the bot', async () => {
  engine.choose(command('dies'));
  expect(await asked()).toBe('bcts');
  expect(told.at(-1)).toContain('ended by itself');
  engine.choose(null);
  expect(told.at(-1)).toBeNull();
});
