/** A system that Okiba is packaged for, by Node's own names. */
export interface Target {
  platform: 'linux' | 'win32' | 'darwin';
  arch: 'x64' | 'arm64' | 'universal';
}

/** As in the names of packages and folders: "linux-x64". */
export const nameOf = ({ platform, arch }: Target): string => `${platform}-${arch}`;

/** The processors that a target's files are for: a universal one is for both. */
export const processorsOf = ({ arch }: Target): string[] =>
  arch === 'universal' ? ['x64', 'arm64'] : [arch];

/** What each system's users call it, and what it is packaged for. A release has what no repack is there for. */
export const systems = {
  linux: (): Target[] => [{ platform: 'linux', arch: 'x64' }],
  windows: (isRelease: boolean): Target[] => [
    { platform: 'win32', arch: 'x64' },
    ...(isRelease ? [{ platform: 'win32', arch: 'arm64' } as const] : []),
  ],
  macos: (): Target[] => [{ platform: 'darwin', arch: 'universal' }],
} satisfies Record<string, (isRelease: boolean) => Target[]>;

export type System = keyof typeof systems;
