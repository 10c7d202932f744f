/** The licences of everything that ships: LICENCES.txt, and beside it those of Chromium's hundreds of parts. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, type AfterPackContext } from 'electron-builder';
import * as v from 'valibot';
import { bundles } from '../../bundle/bundles.ts';
import { folderOf, packagesFor, readLock } from '../contents/nativePackages.ts';
import type { Target } from '../contents/target.ts';
import { readParts, tellParts } from './chromium.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pageName = 'LICENSES.chromium.html';

const heading = (words: string): string => `${'='.repeat(80)}\n${words}\n${'='.repeat(80)}\n\n`;

/** Names of the npm packages whose code is in the bundles, as their builds have noted. */
export function bundledPackages(inputs: readonly string[]): string[] {
  const names = inputs.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function inputsOfBundles(): string[] {
  return bundles.flatMap((bundle) => {
    const note = JSON.parse(readFileSync(join(root, 'out', bundle, 'inputs.json'), 'utf8')) as object;
    return Object.keys(v.parse(v.object({ inputs: v.record(v.string(), v.string()) }), note).inputs);
  });
}

/** What a package says of its licence; throws where it says nothing. One that holds others' work says so in its introduction. */
export function licenceOf(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string | undefined>;
  const [own] = filesLike(folder, /^licen[cs]e/i);
  const isMixed = license?.includes(' AND ') ?? false;
  const texts = [
    ...(own ? [own] : []),
    ...(license && (isMixed || !own) ? filesLike(folder, /^readme/i) : []),
  ];
  if (texts.length === 0) throw new Error(`${name} names no licence`);
  const head = `${name} ${version}${license ? `: ${license}` : ''}${homepage ? ` (${homepage})` : ''}`;
  return [head, ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}

const filesLike = (folder: string, name: RegExp): string[] =>
  readdirSync(folder).filter((file) => name.test(file));

function packageFolders(target: Target): string[] {
  const bundled = bundledPackages(inputsOfBundles()).map((name) => join(root, 'node_modules', name));
  return [...bundled, ...packagesFor(target, readLock()).map(folderOf)];
}

export const chromiumName = 'LICENCES.chromium.txt';

/** The text for a system, but for Chromium's parts. */
function tellLicences(target: Target): string {
  const electron = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  return [
    heading('Okiba') + readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
    heading('Electron') + readFileSync(join(electron, 'LICENSE'), 'utf8').trim(),
    ...packageFolders(target).map((folder) => heading('From npm') + licenceOf(folder)),
    heading('Chromium and what it is made of') + `In ${chromiumName}, beside this file.`,
    '',
  ].join('\n\n');
}

/** When the app's files lie there: puts both files beside them in place of Chromium's page. */
export function gatherLicences({ appOutDir, arch, packager, electronPlatformName }: AfterPackContext): void {
  const platform = electronPlatformName as Target['platform'];
  const page = join(appOutDir, pageName);
  // In a universal app they lie in what it was made of.
  if (!existsSync(page)) return;
  const text = tellLicences({ platform, arch: Arch[arch] as Target['arch'] });
  const folder = platform === 'darwin' ? packager.getResourcesDir(appOutDir) : appOutDir;
  writeFileSync(join(folder, 'LICENCES.txt'), text);
  writeFileSync(join(folder, chromiumName), tellParts(readParts(readFileSync(page, 'utf8'))));
  for (const name of readdirSync(appOutDir).filter((entry) => /^LICENSES?\./.test(entry)))
    rmSync(join(appOutDir, name));
}
