/** Manifests for winget, as its schema 1.6 has them: https://learn.microsoft.com/windows/package-manager/package/manifest */
import type { Package, Release } from './release.ts';

const identifier = 'Okiba.Okiba';
const schema = '1.6.0';

/** A text in YAML, whatever it holds: JSON's is one. */
const quoted = (text: string): string => JSON.stringify(text);

const manifest = (kind: string, version: string, lines: readonly string[]): string =>
  [
    `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.${schema}.schema.json`,
    `PackageIdentifier: ${identifier}`,
    `PackageVersion: ${version}`,
    ...lines,
    `ManifestType: ${kind}`,
    `ManifestVersion: ${schema}`,
    '',
  ].join('\n');

const installer = (arch: string, { url, sha256 }: Package): string[] => [
  `- Architecture: ${arch}`,
  `  InstallerUrl: ${quoted(url)}`,
  `  InstallerSha256: ${sha256.toUpperCase()}`,
];

/** By the paths that the files have below "manifests" there. */
export function wingetManifests(release: Release): Record<string, string> {
  const { version, homepage, description, license, author, setup } = release;
  const folder = `o/Okiba/Okiba/${version}/${identifier}`;
  return {
    [`${folder}.yaml`]: manifest('version', version, ['DefaultLocale: en-US']),
    [`${folder}.installer.yaml`]: manifest('installer', version, [
      'InstallerType: nullsoft',
      'Scope: user',
      'UpgradeBehavior: install',
      'Installers:',
      ...installer('x64', setup.x64),
      ...installer('arm64', setup.arm64),
    ]),
    [`${folder}.locale.en-US.yaml`]: manifest('defaultLocale', version, [
      'PackageLocale: en-US',
      `Publisher: ${quoted(author)}`,
      'PackageName: Okiba',
      `PackageUrl: ${quoted(homepage)}`,
      `License: ${license}`,
      `ShortDescription: ${quoted(description)}`,
    ]),
  };
}
