/** The app as it would be unpacked on Windows: what is built, and what it needs beside that. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Copies the built app into an existing folder. Throws where it is not built. */
export function stageApp(folder: string): void {
  for (const part of ['out/main', 'out/pages', 'out/preload', 'package.json'])
    cpSync(join(repository, part), join(folder, part), { recursive: true });
}
