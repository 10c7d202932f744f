/** What is kept between two starts, and how much of a file of it can be used. */
import * as v from 'valibot';
import { lastingSettings, settingNames, type KeptName, type Settings } from '../contract/settings.ts';
import { type Fields, isObject } from '../../engine/fields.ts';
import { noSlips, type SlipCounts } from '../../engine/tetris/advice/learnedSlips.ts';
import { layout } from '../contract/sightings.ts';
import { size } from '../contract/channels/values.ts';
import { mostLayouts, type RememberedLayout } from '../sourceSelection/LayoutMemory.ts';
import { mostAgreed } from '../hints/asking/BotConsent.ts';
import type { Turn } from '../hints/turns.ts';
import { keepableOwn, type OwnSettings } from './ownSettings.ts';
import { jsonEntries, tooLong } from './jsonEntries.ts';
import { inTodaysNames } from './olderNames.ts';
import { readSettings } from './readSettings.ts';

export interface Kept {
  settings: Settings;
  /** Which way a game turns pieces, learned, by window title; the latest last. */
  turns: ReadonlyMap<string, Turn>;
  /** Where boards stood, the latest last. */
  layouts: readonly RememberedLayout[];
  /** Of games that have settings of their own, the latest changed last. */
  ownSettings: readonly OwnSettings[];
  /** Commands of other engines that the user has agreed to, the latest last. */
  agreedBots: readonly string[];
  /** How often the player's keys missed their hints. */
  slips: SlipCounts;
  /** What could not be read, and was set aside with its file; none: nothing. A later version may be able to. */
  lost?: readonly KeptName[];
  /** What only a newer version knows: written back as it was. */
  unknown?: Readonly<Record<string, unknown>>;
}

/** Titles whose turns are remembered; the oldest is forgotten first. */
const mostTurns = 100;
/** No game shows more pieces than this. */
const mostPreviews = 16;

/** Characters of one entry; one that is longer counts as out of order. */
const mostOfEntry = 1_000_000;

const title = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const turn = v.picklist(['cw', 'ccw']);
const remembered = v.object({
  title,
  full: size,
  layout: v.pipe(
    layout,
    v.check(({ next }) => next.length <= mostPreviews),
  ),
});

export const emptyKept = (settings: Settings): Kept => ({
  settings,
  turns: new Map(),
  layouts: [],
  ownSettings: [],
  agreedBots: [],
  slips: noSlips,
});

/** With this turn as the latest; as it was where the title is none to remember. */
export function withTurn(turns: Kept['turns'], name: string, seen: Turn): Kept['turns'] {
  if (!v.is(title, name)) return turns;
  const others = [...turns].filter(([other]) => other !== name);
  return new Map([...others, [name, seen] as const].slice(-mostTurns));
}

/** Those that can be read back, and no more than are remembered. */
export function keepable(layouts: readonly unknown[]): RememberedLayout[] {
  return layouts.slice(-mostLayouts).filter((one) => v.is(remembered, one)) as RememberedLayout[];
}

/** As one JSON document. */
export function writeKept({ settings, turns, unknown, ...lists }: Kept): string {
  const lasting = Object.fromEntries(lastingSettings.map((name) => [name, settings[name]]));
  return `${JSON.stringify({ ...unknown, ...lasting, turns: Object.fromEntries(turns), ...lists }, null, 2)}\n`;
}

/**
 * What a text of such a file still says. What is missing in it is as in `defaults` (it is of an older version), and so
 * is what is out of order, which `repaired` names. null: it is no such file at all.
 */
export function readKept(text: string, defaults: Settings): { kept: Kept; repaired: KeptName[] } | null {
  const stored = entriesIn(text);
  if (!stored) return null;
  const turns = readTurns(stored['turns']);
  const layouts = readLayouts(stored['layouts']);
  const ownSettings = readOwn(stored['ownSettings']);
  const { settings: found, wrong } = readSettings(stored, lastingSettings);
  const settings = { ...defaults, ...found };
  const repaired: KeptName[] = [
    ...wrong,
    ...(turns.isWhole ? [] : (['turns'] as const)),
    ...(layouts.isWhole ? [] : (['layouts'] as const)),
    ...(ownSettings.isWhole ? [] : (['ownSettings'] as const)),
  ];
  const agreedBots = readAgreed(stored['agreedBots']);
  const slips = readSlips(stored['slips']);
  const learned = { turns: turns.value, layouts: layouts.value, ownSettings: ownSettings.value, slips };
  const kept = { settings, ...learned, agreedBots, ...readLost(stored['lost']), ...unknownIn(stored) };
  return { kept, repaired };
}

const keptNames: readonly string[] = [...lastingSettings, 'turns', 'layouts', 'ownSettings'];
const knownNames = new Set<string>([...settingNames, ...Object.keys(emptyKept({} as Settings)), 'lost']);

/** With these as all that is lost. */
export function withLost({ lost: _, ...kept }: Kept, lost: readonly KeptName[]): Kept {
  return lost.length > 0 ? { ...kept, lost } : kept;
}

function readLost(stored: unknown): Pick<Kept, 'lost'> {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const lost = keptNames.filter((name) => all.includes(name)) as KeptName[];
  return lost.length > 0 ? { lost } : {};
}

function unknownIn(stored: Fields): Pick<Kept, 'unknown'> {
  const entries = Object.entries(stored).filter(
    ([name, value]) => !knownNames.has(name) && value !== tooLong,
  );
  return entries.length > 0 ? { unknown: Object.fromEntries(entries) } : {};
}

function entriesIn(text: string): Fields | null {
  try {
    return inTodaysNames(jsonEntries(text.replace(/^\uFEFF/, ''), mostOfEntry));
  } catch {
    return null;
  }
}

/** What could be used, and whether that is all there was. */
interface Salvaged<T> {
  value: T;
  isWhole: boolean;
}

function readTurns(stored: unknown): Salvaged<Kept['turns']> {
  const all = isObject(stored) ? Object.entries(stored) : [];
  const good = all.slice(-mostTurns).filter(([name, way]) => v.is(title, name) && v.is(turn, way));
  const isWhole = stored === undefined || (isObject(stored) && good.length === all.length);
  return { value: new Map(good as [string, Turn][]), isWhole };
}

function readLayouts(stored: unknown): Salvaged<readonly RememberedLayout[]> {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const value = keepable(all);
  const isWhole = stored === undefined || (Array.isArray(stored) && value.length === all.length);
  return { value, isWhole };
}

function readOwn(stored: unknown): Salvaged<readonly OwnSettings[]> {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const value = keepableOwn(all);
  const isWhole = stored === undefined || (Array.isArray(stored) && value.length === all.length);
  return { value, isWhole };
}

/** Of what can't be read nothing is lost: the user is asked again. */
function readAgreed(stored: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return all.slice(-mostAgreed).filter((command) => typeof command === 'string');
}

const count = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e6));
const slipCounts = v.strictObject({ followed: count, column: count, turn: count });

/** What can't be read is learned again. */
function readSlips(stored: unknown): SlipCounts {
  return v.is(slipCounts, stored) ? stored : noSlips;
}
