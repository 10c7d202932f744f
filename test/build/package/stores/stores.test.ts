import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPackageFile } from '../../../../build/package/contents/staging.ts';
import { baseName } from '../../../../build/package/places.ts';
import { cask } from '../../../../build/package/stores/cask.ts';
import { releaseIn } from '../../../../build/package/stores/release.ts';
import { wingetManifests } from '../../../../build/package/stores/winget.ts';
import { folderOfTest } from '../../../folders.ts';

const { version } = readPackageFile();
const about = {
  ...readPackageFile(),
  homepage: 'https://okiba.test/home',
  description: 'Says "here": hints',
};
const setup = (arch: string) => `${baseName('win32', arch, false)}-setup.exe`;
const dmg = `${baseName('darwin', 'universal', false)}.dmg`;
const names = [setup('x64'), setup('arm64'), dmg];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
let folder: string;

beforeEach(() => {
  folder = folderOfTest();
  for (const name of names) writeFileSync(join(folder, name), name);
});

it('names the package that is missing', () => {
  rmSync(join(folder, names[1]!));
  expect(() => releaseIn(folder, about)).toThrow(`${names[1]} is missing`);
});

describe('the manifest for winget', () => {
  const read = () => wingetManifests(releaseIn(folder, about));
  const place = `o/Okiba/Okiba/${version}/Okiba.Okiba`;

  it("is three files of one package and version, in winget's folders", () => {
    const kinds = Object.entries(read()).map(([path, text]) => [
      path,
      /^ManifestType: (.*)$/m.exec(text)![1],
    ]);
    expect(kinds).toEqual([
      [`${place}.yaml`, 'version'],
      [`${place}.installer.yaml`, 'installer'],
      [`${place}.locale.en-US.yaml`, 'defaultLocale'],
    ]);
    for (const text of Object.values(read()))
      expect(text).toContain(`\nPackageIdentifier: Okiba.Okiba\nPackageVersion: ${version}\n`);
  });

  it('has the setup program of each processor with its own hash', () => {
    const installers = ['x64', 'arm64'].flatMap((arch) => [
      `- Architecture: ${arch}`,
      `  InstallerUrl: "https://okiba.test/home/updates/${setup(arch)}"`,
      `  InstallerSha256: ${digest(setup(arch)).toUpperCase()}`,
    ]);
    expect(read()[`${place}.installer.yaml`]).toContain(['Installers:', ...installers, ''].join('\n'));
  });

  it('keeps a description with quotes and colons as it is', () => {
    const [, text] = /^ShortDescription: (.*)$/m.exec(read()[`${place}.locale.en-US.yaml`]!)!;
    expect(JSON.parse(text!)).toBe(about.description);
  });
});

it('gives Homebrew the package for both processors', () => {
  const text = cask(releaseIn(folder, about));
  expect(text).toContain('url "https://okiba.test/home/updates/okiba-#{version}-macos-universal.dmg"');
  expect(text).toContain(`version "${version}"\n  sha256 "${digest(dmg)}"`);
  const desc = /desc "(.*)"/.exec(text)![1]!;
  expect(desc.length).toBeLessThanOrEqual(80);
  expect(desc).not.toMatch(/^(An?|The) |\.$/);
});
