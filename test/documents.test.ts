import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, layers, root } from './imports.ts';

const tops = [...layers, 'test', 'build'];
const files = tops.flatMap(filesBelow);
const isPage = (file: string): boolean => file.endsWith('.md');
const documents = [
  ...readdirSync(root).filter(isPage),
  ...readdirSync(join(root, '.github'))
    .filter(isPage)
    .map((name) => `.github/${name}`),
  ...files.filter((file) => basename(file) === 'README.md'),
];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const benchmarks = files
  .filter((file) => file.startsWith('test/bench/'))
  .map((file) => basename(file, '.ts'));

/** What changed in the past may name files that are gone. */
const present = documents.filter((file) => file !== 'CHANGELOG.md');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one!);

/** Whether the repository has such a file or folder; `*` stands for any name, and a source file's ending may be left out. */
function isThere(path: string): boolean {
  const form = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return files.some((file) => new RegExp(`^${form}(\\.ts|/.*)?$`).test(file));
}

/** As GitHub makes them of headings. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string): string[] => found(textOf(file), /^#+ (.*)$/gm).map(anchorOf);

function isLinkGood(from: string, link: string): boolean {
  const [path, anchor] = link.split('#') as [string, string?];
  const to = path === '' ? from : join(dirname(from), path);
  return existsSync(join(root, to)) && (anchor === undefined || anchorsIn(to).includes(anchor));
}

describe.each(present)('%s', (file) => {
  const text = textOf(file);

  it('names files and folders that exist', () => {
    const paths = found(text, /`([\w.*-]+\/[\w.*/-]*)`/g).filter((path) =>
      tops.includes(path.split('/')[0]!),
    );
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const links = found(text.replaceAll(/`[^`]*`/g, ''), /\]\(([^)\s]+)\)/g).filter(
      (link) => !/^https?:/.test(link),
    );
    expect(links.filter((link) => !isLinkGood(file, link))).toEqual([]);
  });

  it('names scripts and benchmarks that exist', () => {
    const named = found(text, /npm run (?:-s )?([\w:]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const benches = found(text, /npm run bench -- ([a-z][a-zA-Z]*)/g);
    expect(benches.filter((name) => !benchmarks.includes(name))).toEqual([]);
  });
});

it('the README has the command that CI runs', () => {
  const command = 'npm ci && npm test';
  expect(textOf('README.md')).toContain(command);
  expect(textOf('.ci/run')).toContain(command);
});
