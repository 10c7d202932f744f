/** What a bundle was made from: noted beside it when it is built, so that the next start builds only what has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { placeBelow } from '../placeBelow.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What no module of a bundle names and every bundle depends on, from the root. */
const alwaysInputs = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/** `inputs`: path from the root (whole on another drive of Windows) to its fingerprint; `outputs`: paths from the bundle's folder. */
const Note = v.object({
  node: v.string(),
  inputs: v.record(v.string(), v.string()),
  outputs: v.array(v.string()),
});
type Note = v.InferOutput<typeof Note>;

const noteFile = (folder: string) => join(folder, 'inputs.json');

/** Differs where the content does; the same for every file that is not there. */
function fingerprint(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'absent';
}

/** A file that was saved while the bundle was built may be in it as it was before. */
function fingerprintBefore(file: string, startedMs: number): string {
  const savedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return savedMs < startedMs ? fingerprint(file) : 'saved during the build';
}

function readNote(folder: string): Note | null {
  try {
    return v.parse(Note, JSON.parse(readFileSync(noteFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether the bundle in `folder` is complete, and building it again would give the same. */
export function isCurrent(folder: string): boolean {
  const note = readNote(folder);
  if (note?.node !== process.version) return false;
  if (!note.outputs.every((name) => existsSync(join(folder, name)))) return false;
  return Object.entries(note.inputs).every(([name, print]) => fingerprint(resolve(root, name)) === print);
}

/** The bundle in `folder` is not current, whatever it was built from. */
export const forgetNote = (folder: string): void => rmSync(noteFile(folder), { force: true });

/** Files behind module ids: what a plugin makes up and Node's own have none, one may be several modules ("?worker"). */
function filesOf(ids: Iterable<string>): string[] {
  return [...ids].map((id) => id.split('?')[0]!).filter((file) => isAbsolute(file) && existsSync(file));
}

/**
 * Plugins that note a bundle's inputs beside it: `note` for the bundle, `gather` for that of each worker in it.
 * `more` are files that the bundle depends on besides its modules and its configuration, from the root.
 */
export function noteInputs(more: readonly string[] = []): { note: Plugin; gather: () => Plugin } {
  const files = new Set<string>();
  let configFiles: readonly string[] = [];
  let startedMs = 0;
  const gather = (): Plugin => ({
    name: 'okiba:gather-inputs',
    generateBundle() {
      for (const file of filesOf(this.getModuleIds())) files.add(file);
    },
  });
  const note: Plugin = {
    ...gather(),
    name: 'okiba:note-inputs',
    apply: 'build',
    configResolved(config) {
      configFiles = config.configFileDependencies;
    },
    buildStart() {
      startedMs = Date.now();
      files.clear();
    },
    writeBundle({ dir }, bundle) {
      const names = [
        ...alwaysInputs,
        ...more,
        ...[...configFiles, ...files].map((file) => placeBelow(root, file)),
      ];
      const inputs = names.map((name) => [name, fingerprintBefore(resolve(root, name), startedMs)]);
      writeNote(dir!, {
        node: process.version,
        inputs: Object.fromEntries(inputs),
        outputs: Object.keys(bundle),
      });
    },
  };
  return { note, gather };
}

function writeNote(folder: string, note: Note): void {
  writeFileSync(noteFile(folder), `${JSON.stringify(note, null, 1)}\n`);
}
