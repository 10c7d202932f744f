import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const layers = ['engine', 'vision', 'renderer', 'electron'] as const;
type Layer = (typeof layers)[number];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Files that hold only tables or small pure helpers of the engine, and may be imported as values. */
const engineTables = /^engine\/(tetris|puyo)\/(types|pieces|kicks)\.ts$/;
const engineForPages =
  /^engine\/(tiling\/bounds|protocol\/tilingMessages|tetris\/(types|pieces|kicks|board|text|play|bag|inputs|movegen|lock|spin|fumen))\.ts$/;

const puyoForPages =
  /^engine\/puyo\/(types|rules|field|chain|place|moves|pairs|random|words|link|versus|garbage)\.ts$/;

const allowed: Record<Layer, (found: Import) => boolean> = {
  engine: ({ to }) => to.startsWith('engine/'),
  vision: ({ to, typeOnly }) =>
    to.startsWith('vision/') || (to.startsWith('engine/') && (typeOnly || engineTables.test(to))),
  renderer: ({ to, typeOnly }) =>
    to.startsWith('renderer/') || typeOnly || engineForPages.test(to) || puyoForPages.test(to),
  electron: ({ to, typeOnly }) =>
    typeOnly || !to.startsWith('renderer/') || to.startsWith('renderer/shared/'),
};

function sources(layer: Layer): string[] {
  return readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`);
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, type, target]) => ({
    from: file,
    to: target!.startsWith('.')
      ? relative(root, join(root, dirname(file), target!)).replaceAll('\\', '/')
      : target!,
    typeOnly: type !== undefined,
  }));
}

const everyImport = layers.flatMap((layer) => sources(layer).flatMap(importsOf));
const isOurs = (to: string) => layers.some((layer) => to.startsWith(`${layer}/`));

describe('architecture', () => {
  it.each(layers)('%s imports only what lies below it', (layer) => {
    const wrong = everyImport.filter(
      (found) => found.from.startsWith(`${layer}/`) && isOurs(found.to) && !allowed[layer](found),
    );
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('keeps the engine free of packages and of Node, its worker entry and the fumen codec aside', () => {
    const isCodec = ({ from, to }: Import) => from === 'engine/tetris/fumen.ts' && to === 'tetris-fumen';
    const outside = everyImport.filter(
      (found) =>
        found.from.startsWith('engine/') &&
        !isOurs(found.to) &&
        !found.from.startsWith('engine/protocol/') &&
        !isCodec(found),
    );
    expect(outside.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('lets only electron/ import Electron, and the command line not at all', () => {
    const users = everyImport.filter(({ to }) => to === 'electron').map(({ from }) => from);
    expect(users.filter((file) => !file.startsWith('electron/') || file.startsWith('electron/cli'))).toEqual(
      [],
    );
  });

  it('has no cycles among value imports', () => {
    const edges = new Map<string, string[]>();
    for (const { from, to, typeOnly } of everyImport)
      if (!typeOnly && isOurs(to)) edges.set(from, [...(edges.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of edges.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('has only the agreed top level', () => {
    const names = readdirSync(root).filter(
      (name) => !['node_modules', 'out', 'release', 'coverage'].includes(name) && !name.startsWith('.'),
    );
    const agreed = [
      'LICENSE',
      'README.md',
      'build',
      'electron',
      'engine',
      'package-lock.json',
      'package.json',
      'renderer',
      'test',
      'tsconfig.json',
      'vision',
    ];
    expect(names.filter((name) => !agreed.includes(name))).toEqual([]);
  });
});
