import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { systems } from '../../../../build/package/contents/target.ts';
import { checkManifests } from '../../../../build/package/updates/manifests.ts';
import { folderOfTest } from '../../../folders.ts';

const sha512 = (content: string): string => createHash('sha512').update(content).digest('base64');

describe('the update manifest of installed apps', () => {
  let folder: string;
  const targets = systems.windows(true);
  const setup = (arch: string): string => `okiba-1.1.0-windows-${arch}-setup.exe`;

  /** `latest.yml` with a setup program for each processor, of such a content. */
  function tell(archs: readonly string[], content: string): void {
    const files = archs.map((arch) => `  - url: ${setup(arch)}\n    sha512: ${sha512(content)}`);
    writeFileSync(join(folder, 'latest.yml'), ['version: 1.1.0', 'files:', ...files, ''].join('\n'));
  }

  beforeEach(() => {
    folder = folderOfTest();
    for (const arch of ['x64', 'arm64']) writeFileSync(join(folder, setup(arch)), 'a program');
  });

  it('names a package for each processor, each there and unchanged', () => {
    tell(['x64', 'arm64'], 'a program');
    expect(() => checkManifests(folder, targets)).not.toThrow();
  });

  it('must be published', () => {
    expect(() => checkManifests(folder, targets)).toThrow('no update manifest');
  });

  it('must not be for another processor alone', () => {
    tell(['x64'], 'a program');
    expect(() => checkManifests(folder, targets)).toThrow(`for arm64: an app there would fetch`);
  });

  it('must name the unchanged file', () => {
    tell(['x64', 'arm64'], 'another program');
    expect(() => checkManifests(folder, targets)).toThrow(`the checksum of ${setup('x64')} differs`);
  });

  it('must name a file that exists', () => {
    tell(['x64', 'arm64'], 'a program');
    rmSync(join(folder, setup('arm64')));
    expect(() => checkManifests(folder, targets)).toThrow(`${setup('arm64')} is missing`);
  });
});
