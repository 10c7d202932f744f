import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeKeys, privateKeyFor, signAll } from '../../../../build/package/updates/signing.ts';
import { provenText } from '../../../../electron/updates/signature.ts';
import { folderOfTest } from '../../../folders.ts';

describe('signing', () => {
  const { publicKey, privateKey } = makeKeys();
  let folder: string;

  beforeEach(() => {
    folder = folderOfTest();
  });

  const content = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it('covers every update manifest, and nothing else', () => {
    const told = ['latest.yml', 'beta-mac.yml', 'latest-linux.yml', 'latest-linux-arm64.yml'];
    for (const name of [...told, 'builder-debug.yml']) writeFileSync(join(folder, name), `name: ${name}\n`);
    expect(signAll(folder, publicKey, privateKey).sort()).toEqual(told.sort());
    for (const name of told) expect(provenText(name, content(name), publicKey)).toBe(`name: ${name}\n`);
    expect(content('builder-debug.yml')).toBe('name: builder-debug.yml\n');
  });

  it('done again gives the same', () => {
    writeFileSync(join(folder, 'latest.yml'), 'version: 1.1.0\n');
    signAll(folder, publicKey, privateKey);
    const first = content('latest.yml');
    signAll(folder, publicKey, privateKey);
    expect(content('latest.yml')).toBe(first);
  });

  it('needs something to sign', () => {
    expect(() => signAll(folder, publicKey, privateKey)).toThrow('no update manifest to sign');
  });

  it('needs the key that belongs to the one in the app', () => {
    expect(() => privateKeyFor(publicKey, makeKeys().privateKey)).toThrow(
      "not that of package.json's updateKey",
    );
    expect(() => privateKeyFor(publicKey, 'no key')).toThrow('the private key is unreadable');
    expect(() => privateKeyFor('', privateKey)).toThrow('there is no updateKey');
  });
});
