import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrows, cyclesAmong, everyImport, filesBelow, isOurs, layers, root } from './imports.ts';
import type { Import, Layer } from './imports.ts';

/** Files that hold only tables or small pure helpers of the engine, and may be imported as values. */
const engineTables = /^engine\/(cell|(tetris|puyo)\/(types|position|rules\/(pieces|kicks|streak)))\.ts$/;
const engineForPages =
  /^engine\/(tiling\/bounds|drill\/(openings|goal)|protocol\/(tilingJobs|GameClient|asking\/(WorkerClient|Patience))|puzzle\/(types|families|sets\/figures)|review\/(record|rating|letters|phases|(puyo|tetris)\/position|following\/coming|files\/(fumen|puyopLink))|tetris\/(types|random|rules\/(pieces|kicks|board|play|bag|lock|spin|streak|attack)|notation\/(text|textBoard|fumen|pasted\/(letters|decodeText))|moves\/(inputs|movegen)))\.ts$/;

const puyoForPages =
  /^engine\/puyo\/(types|random|rules\/(rules|field|chain|place|moves|pairs|versus|garbage)|notation\/(textField|links\/(link|linked)))\.ts$/;

/** Types, and what states them: nothing of it costs a page anything. */
const spaces = 'vision/space.ts';

/** What main and pages share; messages' schemas are main's alone, as their package costs a page much. */
const contract = 'electron/contract/';
const contractForPages =
  /^electron\/contract\/(help|nothingWatched|spoken|(colours|hint|hotkeys|practice|words)\/.+)\.ts$/;

const allowed: Record<Layer, (found: Import) => boolean> = {
  engine: ({ to }) => to.startsWith('engine/'),
  vision: ({ to, typeOnly }) =>
    to.startsWith('vision/') || (to.startsWith('engine/') && (typeOnly || engineTables.test(to))),
  renderer: ({ to, typeOnly }) =>
    to.startsWith('renderer/') ||
    (typeOnly && (!to.startsWith('electron/') || to.startsWith(contract))) ||
    to === spaces ||
    engineForPages.test(to) ||
    puyoForPages.test(to) ||
    contractForPages.test(to),
  electron: ({ to }) => !to.startsWith('renderer/'),
};

/** More files than fit on one screen are more than one idea. */
const mostLoose = 12;

const isSource = (file: string): boolean => /\.(ts|svelte|as|css|html|js|mjs)$/.test(file);

/** `a/b/c.ts` stands in `a/b` and in `a`. */
function foldersAbove(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** What `file` belongs to, as seen in `folder`: itself, or the room below `folder` that it stands in. */
function entryOf(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  return `${folder}/${file.slice(folder.length + 1).split('/')[0]}`;
}

describe('architecture', () => {
  it.each(layers)('%s imports only what lies below it', (layer) => {
    const wrong = everyImport.filter(
      (found) => found.from.startsWith(`${layer}/`) && isOurs(found.to) && !allowed[layer](found),
    );
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('keeps the contract below main and pages, and free of packages in what pages use', () => {
    const own = everyImport.filter(({ from }) => from.startsWith(contract));
    const upward = own.filter(
      ({ to }) => to.startsWith('renderer/') || (to.startsWith('electron/') && !to.startsWith(contract)),
    );
    const costly = own.filter(
      ({ from, to, typeOnly }) =>
        contractForPages.test(from) &&
        !typeOnly &&
        !contractForPages.test(to) &&
        !/^(engine|vision)\//.test(to),
    );
    expect([...upward, ...costly].map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('keeps the engine free of packages and of Node, except its worker entry and the fumen codec', () => {
    const isCodec = ({ from, to }: Import) =>
      from === 'engine/tetris/notation/fumen.ts' && to === 'tetris-fumen';
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

  it('has no cycles among files, types included', () => {
    const files = arrows(everyImport, (file) => (isOurs(file) ? file : null));
    expect(cyclesAmong(files)).toEqual([]);
  });

  /** Seen from any folder, what stands in it, files and rooms, forms floors: no arrow leads up again. */
  it('has no imports upward between the rooms of a folder', () => {
    const folders = new Set(everyImport.flatMap(({ from }) => foldersAbove(from)));
    const circles = [...folders].flatMap((folder) =>
      cyclesAmong(arrows(everyImport, (file) => entryOf(folder, file))),
    );
    expect(circles).toEqual([]);
  });

  it(`has at most ${mostLoose} loose files in a folder`, () => {
    const counts = new Map<string, number>();
    for (const file of [...layers, 'build', 'test'].flatMap(filesBelow).filter(isSource))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > mostLoose)).toEqual([]);
  });

  it('has only the agreed top level', () => {
    const names = readdirSync(root).filter(
      (name) => !['node_modules', 'out', 'release', 'coverage'].includes(name) && !name.startsWith('.'),
    );
    const agreed = [
      'ARCHITECTURE.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'FORMATS.md',
      'LICENSE',
      'README.md',
      'RELEASING.md',
      'TRAINING.md',
      'USING.md',
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
