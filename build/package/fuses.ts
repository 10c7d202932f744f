/** Electron's fuses: what the packaged executable can no longer be made to do, whatever surrounds it. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import type { Target } from './contents/target.ts';

const common = {
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  enableCookieEncryption: false,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const;

/**
 * As electron-builder takes them. Run as plain Node the executable would lend what the user has allowed Okiba, such as
 * recording the screen, to any other program. Windows has no such permissions, and there a program with windows begins
 * its output with an empty line unless it runs as Node: the command line does.
 */
export const fusesFor = (platform: Target['platform']) =>
  ({ ...common, runAsNode: platform === 'win32' }) as const;

const options = {
  runAsNode: FuseV1Options.RunAsNode,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
} as const;

/** As it is written into the executable; the package keeps its own name for it to itself. */
const enabled = '1'.charCodeAt(0);

/** What an executable's fuses are, by the names above. */
export async function readFuses(executable: string): Promise<Record<keyof typeof options, boolean>> {
  const wire = await getCurrentFuseWire(executable);
  const states = Object.entries(options).map(([name, at]) => [name, wire[at] === enabled]);
  return Object.fromEntries(states) as Record<keyof typeof options, boolean>;
}
