/** What is left to do when the app's files lie where they will be packed, before they are sealed and signed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';
import { gatherLicences } from './licences/gatherLicences.ts';

/** For WebGPU, which no page asks for. */
const unused = ['dxcompiler.dll', 'dxil.dll'];

export function finish(context: AfterPackContext): void {
  const { appOutDir, packager } = context;
  // Electron's own example: nothing starts it any more.
  rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
  for (const name of unused) rmSync(join(appOutDir, name), { force: true });
  gatherLicences(context);
}
