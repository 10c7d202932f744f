/** What the sources import, read as text: for the tests of the house's structure. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeBelow } from '../build/placeBelow.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const layers = ['engine', 'vision', 'renderer', 'electron'] as const;
export type Layer = (typeof layers)[number];

export interface Import {
  /** Paths from the repository's root, or a package's name. */
  from: string;
  to: string;
  typeOnly: boolean;
}

/** All files below a folder, from the repository's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => placeBelow(root, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, type, target]) => ({
    from: file,
    to: target!.startsWith('.') ? placeBelow(root, join(root, dirname(file), target!)) : target!,
    typeOnly: type !== undefined,
  }));
}

/** Every import of the product's own sources. */
export const everyImport: readonly Import[] = layers.flatMap((layer) =>
  filesBelow(layer)
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap(importsOf),
);

export const isOurs = (to: string): boolean => layers.some((layer) => to.startsWith(`${layer}/`));

/** Ways from a node back to itself, as `a -> b -> a`; one for each that is met first. */
export function cyclesAmong(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
    if (done.has(node) || path.includes(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return cycles;
}

/** The imports as arrows between what `nameOf` makes of their ends; arrows to oneself and to null are left out. */
export function arrows(
  imports: readonly Import[],
  nameOf: (file: string) => string | null,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nameOf(from), nameOf(to)];
    if (a === null || b === null || a === b) continue;
    edges.set(a, (edges.get(a) ?? new Set()).add(b));
  }
  return edges;
}
