/** A bundle of `npm run dev`, built again whenever a file in it is saved. */
import { statSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { configOf, type Bundle } from '../bundle/bundles.ts';

export interface BundleEvents {
  building(): void;
  /** It stands in its folder; `savedMs` says when the file was saved that made it be built again. */
  built(savedMs: number | null): void;
  /** It could not be built; what was built before stays. */
  failed(message: string): void;
}

/** Milliseconds since 1970; for a file that is gone, now. */
export function savedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

/** Builds the bundle now and after every change, until the watcher is closed. */
export async function watchBundle(bundle: Bundle, events: BundleEvents): Promise<Rolldown.RolldownWatcher> {
  const watcher = (await build({
    configFile: configOf(bundle),
    logLevel: 'silent',
    build: { watch: {} },
  })) as Rolldown.RolldownWatcher;
  let savedMs: number | null = null;
  watcher.on('change', (file) => {
    savedMs = savedAt(file);
  });
  watcher.on('event', async (event) => {
    if (event.code === 'BUNDLE_START') events.building();
    if (event.code === 'BUNDLE_END') events.built(savedMs);
    if (event.code === 'ERROR') events.failed(event.error.message);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close();
  });
  return watcher;
}
