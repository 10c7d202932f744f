import path from 'node:path';

/**
 * A file's place below `folder`, with slashes whatever the system's own separator is: what is noted, matched or compared
 * is the same everywhere. `system` is the one whose paths these are.
 */
export const placeBelow = (folder: string, file: string, system: path.PlatformPath = path): string =>
  system.relative(folder, file).replaceAll(system.sep, '/');
