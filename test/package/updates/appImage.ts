import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs';

/** What a real one's runtime and AppRun do, as far as the updater asks for it: unpacked instead of mounted. */
const start = `#!/bin/sh
[ -n "$APPIMAGE_EXIT_AFTER_INSTALL" ] && exit 0
place=$(mktemp -d)
sed '1,/^PACKED$/d' "$0" | tar -xf - -C "$place" --strip-components=1
APPIMAGE=$(realpath "$0")
export APPIMAGE
exec "$place/okiba" "$@"
PACKED
`;

/** Makes `file` of the unpacked app in `app`: it stands in for an AppImage, whose runtime only releases fetch. */
export function makeAppImage(app: string, file: string): void {
  const packed = spawnSync('tar', ['-C', `${app}/..`, '-cf', `${file}.tar`, app.split('/').at(-1)!]);
  if (packed.status !== 0) throw new Error(`tar: ${packed.stderr}`);
  writeFileSync(file, start);
  appendFileSync(file, readFileSync(`${file}.tar`));
  chmodSync(file, 0o755);
}
