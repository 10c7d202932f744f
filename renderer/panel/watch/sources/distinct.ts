import type { Source } from '../../../../electron/contract/panel.ts';

/** The sources with names that differ: those that bear one name are counted. */
export function distinct(sources: readonly Source[]): Source[] {
  const counts = new Map<string, number>();
  for (const { name } of sources) counts.set(name, (counts.get(name) ?? 0) + 1);
  const given = new Map<string, number>();
  return sources.map((source) => {
    if (counts.get(source.name) === 1) return source;
    const number = (given.get(source.name) ?? 0) + 1;
    given.set(source.name, number);
    return { ...source, name: `${source.name} (${number})` };
  });
}
