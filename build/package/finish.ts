/** What is left to do when the app's files lie where they will be packed, before they are sealed and signed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';
import { gatherLicences } from './licences/gatherLicences.ts';

/** For WebGPU, which no page asks for. */
const webGpu = ['dxcompiler.dll', 'dxil.dll'];

/** What draws 3D pictures in a graphics processor's stead: where the app does without one it does without this too. */
const standIns = [
  'vk_swiftshader.dll',
  'vulkan-1.dll',
  'libvk_swiftshader.so',
  'libvulkan.so.1',
  'vk_swiftshader_icd.json',
];

/** For the graphics processor's own programs, which Windows has none of here: it draws without one. */
const shaders = ['d3dcompiler_47.dll'];

export function finish(context: AfterPackContext): void {
  const { appOutDir, packager } = context;
  // Electron's own example: nothing starts it any more.
  rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
  for (const name of [...webGpu, ...standIns, ...shaders]) rmSync(join(appOutDir, name), { force: true });
  gatherLicences(context);
}
