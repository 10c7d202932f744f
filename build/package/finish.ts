/** What is left to do when the app's files lie where they will be packed, before they are sealed and signed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';
import { gatherLicences } from './licences/gatherLicences.ts';

export function finish(context: AfterPackContext): void {
  // Electron's own example: nothing starts it any more.
  rmSync(join(context.packager.getResourcesDir(context.appOutDir), 'default_app.asar'), { force: true });
  gatherLicences(context);
}
