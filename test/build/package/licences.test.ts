import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readParts, tellParts } from '../../../build/package/licences/chromium.ts';
import { bundledPackages, licenceOf } from '../../../build/package/licences/gatherLicences.ts';
import { folderOfTest } from '../../folders.ts';

const product = (name: string, text: string): string =>
  `<div class="product">\n<span class="title">${name}</span>\n<span class="homepage"><a href="https://${name}.example">homepage</a></span>\n<div class="license">\n<pre>\n${text}\n</pre>\n</div></div>`;

describe("Chromium's licences", () => {
  const page = `<html><body>${product('one', 'You &amp; I')}${product('two', 'You  &amp;\nI')}${product('three', '&lt;other&gt;')}</body></html>`;

  it('are read from its page', () => {
    expect(readParts(page)).toEqual([
      { name: 'one', homepage: 'https://one.example', text: 'You & I' },
      { name: 'two', homepage: 'https://two.example', text: 'You  &\nI' },
      { name: 'three', homepage: 'https://three.example', text: '<other>' },
    ]);
    expect(() => readParts('<html></html>')).toThrow('lists no products');
  });

  it('are listed once each, with the names of all parts under them', () => {
    const told = tellParts(readParts(page));
    expect(told).toContain('one (https://one.example)\ntwo (https://two.example)\n\nYou & I');
    expect(told.match(/You/g)).toHaveLength(1);
    expect(told).toContain('<other>');
  });

  it('have each long paragraph once, with a number where it is left out', () => {
    const long = (word: string): string => `${word} `.repeat(30).trim();
    const collection = `first\n\n${long('may')}\n\n${long('must')}\n\nshort`;
    const told = tellParts(
      readParts(product('one', collection) + product('two', `second\n\n${long('may')}\n\nshort`)),
    );
    expect(told).toContain(`first\n\n[1]\n${long('may')}\n\n${long('must')}\n\nshort`);
    expect(told).toContain('second\n\n[see 1]\n\nshort');
  });
});

it('finds the packages of a bundle in its inputs', () => {
  const inputs = ['electron/main.ts', 'node_modules/a/x.js', 'node_modules/@b/c/y.js', 'node_modules/a/z.js'];
  expect(bundledPackages(inputs)).toEqual(['@b/c', 'a']);
});

describe('the licence of a package', () => {
  let folder: string;
  const put = (files: Record<string, string>): void => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };

  beforeEach(() => {
    folder = folderOfTest();
  });

  it('is the text of its file', () => {
    put({
      'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
      LICENSE: 'text',
      'README.md': 'about',
    });
    expect(licenceOf(folder)).toBe('a 1.0.0: MIT\n\ntext');
  });

  it('includes its introduction if it covers parts by others, or has no file', () => {
    put({
      'package.json': '{"name":"a","version":"1.0.0","license":"MIT AND ISC"}',
      LICENSE: 'text',
      'README.md': 'about',
    });
    expect(licenceOf(folder)).toBe('a 1.0.0: MIT AND ISC\n\ntext\n\nabout');
    rmSync(join(folder, 'LICENSE'));
    expect(licenceOf(folder)).toBe('a 1.0.0: MIT AND ISC\n\nabout');
  });

  it('must be stated', () => {
    put({ 'package.json': '{"name":"a","version":"1.0.0"}', 'README.md': 'about' });
    expect(() => licenceOf(folder)).toThrow('a names no licence');
  });
});
