/** Electron's fuses: what the packaged executable can no longer be made to do, whatever surrounds it. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

/**
 * As electron-builder takes them. Run as plain Node, or with an inspector, the executable would lend what the user has
 * allowed Okiba, such as recording the screen, to any other program.
 */
export const fuses = {
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  enableCookieEncryption: false,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  resetAdHocDarwinSignature: false,
} as const;

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
