import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the service worker, which has to stand beside the pages. */
export const worker = 'offline';

/** Tells the service worker which files there are to keep, and under which version. */
export function keptOffline(): Plugin {
  return {
    name: 'kept-offline',
    writeBundle({ dir }) {
      const file = join(dir!, `${worker}.js`);
      const files = filesBelow(dir!).filter((name) => name !== `${worker}.js`);
      const hash = createHash('sha256');
      for (const name of files) hash.update(name).update(readFileSync(join(dir!, name)));
      const version = hash.digest('hex').slice(0, 16);
      const known = { offlineVersion: version, offlineFiles: ['./', ...files.map((name) => `./${name}`)] };
      const head = Object.entries(known).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      writeFileSync(file, `${head.join('')}\n${readFileSync(file, 'utf8')}`);
    },
  };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
