import type { KeptName, Settings } from '../contract/settings.ts';
import { keepable, readKept, withLost, type Kept } from './kept.ts';
import { keepableOwn } from './ownSettings.ts';

/**
 * What earlier versions could not read is put back as far as this one can: of all that `kept` says is lost, what stands
 * in `texts`, files that were set aside, the latest last. What was kept since counts more; lists are joined.
 */
export function regained(kept: Kept, texts: readonly string[], defaults: Settings): Kept {
  return texts.reduceRight((known, text) => regainedFrom(known, text, defaults), kept);
}

function regainedFrom(kept: Kept, text: string, defaults: Settings): Kept {
  const lost = kept.lost ?? [];
  const earlier = lost.length > 0 ? readKept(text, defaults) : null;
  if (!earlier) return kept;
  const found = lost.filter(
    (name) => stands(name, earlier.kept, defaults) && !earlier.repaired.includes(name),
  );
  const all = found.reduce((known, name) => taken(known, name, earlier.kept), kept);
  return withLost(
    all,
    lost.filter((name) => !found.includes(name)),
  );
}

/** Whether the file says anything of it that nobody would know without. */
function stands(
  name: KeptName,
  { settings, turns, layouts, ownSettings }: Kept,
  defaults: Settings,
): boolean {
  if (name === 'turns') return turns.size > 0;
  if (name === 'layouts') return layouts.length > 0;
  if (name === 'ownSettings') return ownSettings.length > 0;
  return JSON.stringify(settings[name]) !== JSON.stringify(defaults[name]);
}

function taken(kept: Kept, name: KeptName, earlier: Kept): Kept {
  if (name === 'turns') return { ...kept, turns: new Map([...earlier.turns, ...kept.turns]) };
  if (name === 'layouts') return { ...kept, layouts: keepable(joined(earlier.layouts, kept.layouts)) };
  if (name === 'ownSettings')
    return { ...kept, ownSettings: keepableOwn(joined(earlier.ownSettings, kept.ownSettings)) };
  return { ...kept, settings: { ...kept.settings, [name]: earlier.settings[name] } };
}

/** The earlier ones of games that the later ones don't know, and those. */
function joined<One extends { title: string }>(earlier: readonly One[], later: readonly One[]): One[] {
  const known = later.map(({ title }) => title);
  return [...earlier.filter(({ title }) => !known.includes(title)), ...later];
}
