/** One version of Node is the oldest that will do: package.json says it, and nothing that is installed asks for more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { expect, it } from 'vitest';
import { root } from './imports.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Locked {
  engines?: { node?: string };
  /** Systems that it is for; none: all. */
  cpu?: string[];
}

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const oldest = semver.minVersion(engines.node)!.version;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

it('is one that every package supports, and so are the later ones', () => {
  const strange = Object.entries(packages)
    .filter(([, { cpu }]) => cpu?.some((one) => ['x64', 'arm64'].includes(one)) ?? true)
    .filter(([, { engines: own }]) => own?.node && !semver.subset(engines.node, own.node))
    .map(([place, { engines: own }]) => `${place}: ${own!.node}`);
  expect(strange).toEqual([]);
});

it('is the one that the lock file, the README and the workflows name', () => {
  expect(packages['']!.engines).toEqual(engines);
  const named = oldest.replace(/\.0$/, '');
  expect(read('README.md')).toContain(`Node ${named} or newer`);
  const workflows = readdirSync(join(root, '.github/workflows')).map((file) =>
    read(`.github/workflows/${file}`),
  );
  for (const workflow of workflows)
    expect(new Set(workflow.match(/node-version: .*/g))).toContain(`node-version: ${named}`);
});
