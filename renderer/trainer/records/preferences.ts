/** What the page remembers of how somebody likes to practise. What can't be read is as at the first time. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import { curatedSize } from '../../../engine/puzzle/sets/figures.ts';
import { categories, leastMoves, mostMoves, type Category } from '../../../engine/puzzle/types.ts';
import { rulesOf } from '../modes/rules.ts';
import { firstKeys, readKeys, type KeyBindings } from '../input/keys.ts';

export interface Preferences {
  mode: TrainerMode;
  category: Category;
  moves: number;
  /** Of the curated set, from 0. */
  number: number;
  slides: boolean;
  /** Flash mode, in seconds. */
  seeing: number;
  answering: number;
  keys: KeyBindings;
  /** Until a held arrow repeats, and how often it does then, in milliseconds; 0: at once. */
  delay: number;
  every: number;
  /** How often the page was opened. */
  opened: number;
}

export const mostDelay = 400;
export const mostEvery = 120;

export const firstPreferences: Preferences = {
  mode: 'practice',
  category: 'tsd',
  moves: 1,
  number: 0,
  slides: false,
  seeing: 2,
  answering: 1,
  keys: firstKeys,
  delay: 167,
  every: 33,
  opened: 0,
};

const name = 'trainer';
const modes = Object.keys(rulesOf) as readonly TrainerMode[];
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function numberIn(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : otherwise;
}

function wholeIn(value: unknown, least: number, most: number, otherwise: number): number {
  return Number.isInteger(value) ? numberIn(value, least, most, otherwise) : otherwise;
}

/** Each of them for itself: one that is damaged takes no other along. */
export function readPreferences(value: unknown): Preferences {
  const first = firstPreferences;
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const category = categories.find((one) => one === given['category']) ?? first.category;
  return {
    mode: modes.find((one) => one === given['mode'] && one !== 'given') ?? first.mode,
    category,
    moves: Math.max(leastMoves[category], wholeIn(given['moves'], 1, mostMoves, first.moves)),
    number: wholeIn(given['number'], 0, curatedSize - 1, first.number),
    slides: given['slides'] === true,
    seeing: numberIn(given['seeing'], 0.1, 60, first.seeing),
    answering: numberIn(given['answering'], 0.1, 60, first.answering),
    keys: readKeys(given['keys']),
    delay: wholeIn(given['delay'], 0, mostDelay, first.delay),
    every: wholeIn(given['every'], 0, mostEvery, first.every),
    opened: wholeIn(given['opened'], 0, Number.MAX_SAFE_INTEGER, first.opened),
  };
}

export function loadPreferences(store: Store): Preferences {
  try {
    return readPreferences(JSON.parse(store.getItem(name) ?? 'null'));
  } catch {
    return firstPreferences;
  }
}

/** Where it can't be kept, it holds as long as the page is open. */
export function savePreferences(store: Store, preferences: Preferences): void {
  try {
    store.setItem(name, JSON.stringify(preferences));
  } catch {
    // The store is full or closed.
  }
}
