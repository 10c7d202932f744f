/** The three bundles that make the app, and how they are built. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetNote, isCurrent } from './note.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const bundles = ['pages', 'main', 'preload'] as const;
export type Bundle = (typeof bundles)[number];

export const configOf = (bundle: Bundle): string => join(root, `build/bundle/vite.${bundle}.config.ts`);

/** The bundles that are not there, or were built from something else than what is there now. */
export function outdatedBundles(): Bundle[] {
  return bundles.filter((bundle) => !isCurrent(join(root, 'out', bundle)));
}

/** Builds the given bundles. Throws with the place and the reason where one can't be built. */
export async function build(wanted: readonly Bundle[]): Promise<void> {
  // A start with nothing to build should not wait for it.
  const vite = await import('vite');
  for (const bundle of wanted)
    await noted(join(root, 'out', bundle), () =>
      vite.build({ configFile: configOf(bundle), logLevel: 'warn' }),
    );
}

/** Builds into `folder`. A build may fail after it has written a bundle and its note: an import that is not there, say. */
export async function noted(folder: string, build: () => Promise<unknown>): Promise<void> {
  try {
    await build();
  } catch (error) {
    forgetNote(folder);
    throw error;
  }
}
