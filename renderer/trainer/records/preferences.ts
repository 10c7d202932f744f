/** What the page remembers of how somebody likes to practise. What can't be read is as at the first time, and set aside. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import { curatedSize } from '../../../engine/puzzle/sets/figures.ts';
import { categories, leastMoves, mostMoves, type Category } from '../../../engine/puzzle/types.ts';
import { aims, type Aim } from '../ladder/choosing.ts';
import { rulesOf } from '../modes/rules.ts';

export interface Preferences {
  mode: TrainerMode;
  /** mixed: of all kinds. */
  category: Category | 'mixed';
  moves: number;
  /** Of the curated set, from 0. */
  number: number;
  slides: boolean;
  /** How hard puzzles are to be, as seen from the player's rating. */
  aim: Aim;
  weakestFirst: boolean;
  /** The player's when the page was left; null: none yet. */
  rating: number | null;
  /** Flash mode, in seconds. */
  seeing: number;
  answering: number;
  /** How often the page was opened. */
  opened: number;
}

export const firstPreferences: Preferences = {
  mode: 'practice',
  category: 'mixed',
  moves: 1,
  number: 0,
  slides: false,
  aim: 'now',
  weakestFirst: false,
  rating: null,
  seeing: 2,
  answering: 1,
  opened: 0,
};

/** What can be chosen of the sets. */
export const chosenCategories = ['mixed', ...categories] as const;

/** As many pieces as wanted, as far as the category has such puzzles. */
export function movesFor(category: Preferences['category'], moves: number): number {
  return category === 'mixed' ? moves : Math.max(leastMoves[category], moves);
}

const name = 'trainer';
/** Where a text with damage is set aside, as it was. */
export const asideName = 'trainer.damaged';
const modes = Object.keys(rulesOf) as readonly TrainerMode[];
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function numberIn<Otherwise>(
  value: unknown,
  least: number,
  most: number,
  otherwise: Otherwise,
): number | Otherwise {
  return typeof value === 'number' && value >= least && value <= most ? value : otherwise;
}

function wholeIn(value: unknown, least: number, most: number, otherwise: number): number {
  return Number.isInteger(value) ? numberIn(value, least, most, otherwise) : otherwise;
}

/** Each of them for itself: one that is damaged takes no other along. */
function readPreferences(value: unknown): Preferences {
  const first = firstPreferences;
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const category = chosenCategories.find((one) => one === given['category']) ?? first.category;
  return {
    mode: modes.find((one) => one === given['mode'] && one !== 'given') ?? first.mode,
    category,
    moves: movesFor(category, wholeIn(given['moves'], 1, mostMoves, first.moves)),
    number: wholeIn(given['number'], 0, curatedSize - 1, first.number),
    slides: given['slides'] === true,
    aim: aims.find((one) => one === given['aim']) ?? first.aim,
    weakestFirst: given['weakestFirst'] === true,
    rating: given['rating'] === null ? null : numberIn(given['rating'], 0, 4000, null),
    seeing: numberIn(given['seeing'], 0.1, 60, first.seeing),
    answering: numberIn(given['answering'], 0.1, 60, first.answering),
    opened: wholeIn(given['opened'], 0, Number.MAX_SAFE_INTEGER, first.opened),
  };
}

export interface Loaded {
  preferences: Preferences;
  /** Something of it could not be read. */
  isRepaired: boolean;
}

/** Never throws. A text of which something can't be read is set aside before another one takes its place. */
export function loadPreferences(store: Store): Loaded {
  const text = textIn(store);
  const value = parsed(text);
  const preferences = readPreferences(value);
  const isRepaired = text !== null && hasDamage(value, preferences);
  if (isRepaired) put(store, asideName, text);
  return { preferences, isRepaired };
}

function textIn(store: Store): string | null {
  try {
    return store.getItem(name);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What an earlier version didn't know is no damage, nor that a puzzle from elsewhere is not there the next time. */
function hasDamage(value: unknown, read: Preferences): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(read).some(([key, one]) => {
    const given = (value as Record<string, unknown>)[key];
    return given !== undefined && given !== one && given !== 'given';
  });
}

function put(store: Store, key: string, text: string): void {
  try {
    store.setItem(key, text);
  } catch {
    // The store is full or closed.
  }
}

/** Where it can't be kept, it holds as long as the page is open. */
export function savePreferences(store: Store, preferences: Preferences): void {
  put(store, name, JSON.stringify(preferences));
}
