/** Messages that pages would never send, made from those that they do: the same ones for the same seed. */
import type { Reports } from '../../../electron/contract/reports.ts';
import type { Requests } from '../../../electron/contract/requests.ts';
import { layout, makeState, sight, sightPuyo } from '../sightings.ts';

const outline = { game: 'tetris', board: layout.board, columns: 10, rows: 20 };
const tetris = sight(1, 1, makeState({ type: 'T', orientation: 'north', x: 4, y: 18 }));

/** One right message for each channel. */
export const right: { readonly [C in keyof Requests | keyof Reports]: unknown } = {
  'state:get': null,
  'sources:list': null,
  'sources:known': null,
  'sources:pictures': null,
  'board:outline': true,
  'sources:choose': { id: 'window:7:0' },
  'sources:candidates': null,
  'watch:details': null,
  'sources:point': { id: 'window:7:0', at: { x: 0.25, y: 0.75 } },
  'settings:change': { help: 'keys', language: 'en', skill: 'drops', warns: true },
  'access:take': 'settings',
  'hotkeys:rest': true,
  'settings:reset': null,
  'settings:own': true,
  'settings:export': null,
  'settings:import': { text: '{}' },
  'manual:suggest': { cells: ['..........', 'XX........'], queue: ['T', 'I'], hold: null },
  'puyo:suggest': { cells: ['......', 'RG....'], pairs: ['RG', 'BY'], allClear: false },
  'practice:open': null,
  'practice:change': { watchesPractice: true },
  'practice:history': null,
  'games:latest': null,
  'practice:missed': null,
  'practice:playOn': { game: 'tetris', cells: ['XXX.......', 'XXXXXXXX.X'], queue: ['T', 'L'], hold: 'I' },
  'practice:finished': {
    game: 'tetris',
    mode: 'rows40',
    chain: 0,
    bot: 0,
    outcome: 'reached',
    helped: false,
    score: 12,
    cleared: 40,
    placed: 101,
    milliseconds: 61_234,
  },
  'tiling:open': null,
  'trainer:open': null,
  'trainer:progress': null,
  'trainer:history': { attempts: 0, ratings: 0, rounds: 0 },
  'trainer:games': { from: 0 },
  'trainer:export': null,
  'trainer:import': { lines: '{}' },
  'trainer:record': {
    kind: 'attempt',
    puzzle: {
      id: 'tsd1-0',
      category: 'tsd',
      board: ['XXX.......'],
      queue: ['L'],
      goal: { kind: 'tsd' },
      solutions: [[{ type: 'L', orientation: 'north', x: 4, y: 1 }]],
    },
    mode: 'practice',
    input: 'keys',
    solved: true,
    milliseconds: 1234,
    tries: 1,
    undos: 0,
    hints: 0,
    shown: false,
  },
  'review:open': null,
  'review:games': { from: 0, count: 100 },
  'review:habits': null,
  'review:game': { id: '2026-05-20-12-00-00' },
  'review:remove': { id: '2026-05-20-12-00-00' },
  'review:import': { name: 'game.txt', text: 'v115@vhAAgH' },
  'review:keep': {
    id: '2026-05-20-12-00-00',
    summary: {
      accuracy: 88.5,
      counts: { best: 3, good: 2, inaccuracy: 1, mistake: 0, blunder: 1 },
      costliest: [4, 6],
      habits: [{ kind: 'makesHoles', piece: 'S', times: 2 }],
    },
  },
  'board:picture': null,
  'board:command': { kind: 'draw', outline },
  'layouts:forget': null,
  'case:save': null,
  'capture:sighting': { sourceId: 'window:7:0', sighting: tetris },
  'capture:thumbnail': { width: 2, height: 1, data: new Uint8Array(8), board: null },
  'capture:ended': { sourceId: 'window:7:0', reason: 'gone' },
  'capture:probed': { id: 1, layout, full: { width: 640, height: 480 }, isLive: false, error: null },
  'capture:glimpse': { sourceId: 'window:7:0', picture: { width: 2, height: 1, data: new Uint8Array(8) } },
  'capture:beat': { sourceId: 'window:7:0', seenAt: 1, hangs: null },
  'capture:pace': { framesPerSecond: 60, taking: 2, reading: null },
  'capture:still': { id: 1, picture: null, sighting: sightPuyo(1), error: null },
  'capture:marked': { capturedAt: 2, isSeen: true },
  'practice:position': { position: tetris.state },
  'overlay:drawn': { seq: 1, at: 2, isMarked: false },
};

const strange: readonly unknown[] = [
  undefined, NaN, Infinity, -1, -0, 0.5, 1e300, 2 ** 53, 10n, true, '', ' ', '..', '__proto__', 'x'.repeat(5000),
  '\u202e', '\0', '<img src=x onerror=alert(1)>', '../../etc/passwd', '; rm -rf ~', 'file:///etc/hostname',
  'javascript:alert(1)', [], {}, [[]], [null], Array(300).fill(0), { __proto__: null, toString: 1 },
  { length: 1e9 }, new Uint8Array(3), new Uint16Array(700), new Date(0), { x: NaN, y: 0 },
  JSON.parse('{"__proto__": {"isAdmin": true}}'), JSON.parse('{"constructor": {"prototype": {}}}'),
]; // prettier-ignore

/** Numbers from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Holder = Record<string, unknown>;

/** Every part of a message that holds others. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

/** One part of it is strange, is missing, or is one too many. */
function spoil(message: unknown, next: () => number): unknown {
  const pick = <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)]!;
  const copy = structuredClone(message);
  const holders = holdersIn(copy);
  const value = structuredClone(pick(strange));
  if (holders.length === 0 || next() < 0.15) return value;
  const holder = pick(holders);
  const name = pick([...Object.keys(holder), 'more']);
  if (next() < 0.15) delete holder[name];
  else holder[name] = value;
  return copy;
}

/** `count` spoilt messages of a channel; hardly any of them has its form. */
export function hostileMessages(channel: keyof typeof right, count: number, seed: number): unknown[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => spoil(right[channel], next)).map((message) =>
    message === null ? undefined : message,
  );
}
