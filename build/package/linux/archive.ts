/** The archive that is unpacked anywhere and runs. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Packs the unpacked app in `app` into `file` (.tar.xz), below a folder `name`. */
export function makeArchive(app: string, name: string, file: string, isQuick: boolean): void {
  rmSync(file, { force: true });
  const args = ['-C', dirname(app), '--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  const run = spawnSync(
    'tar',
    [...args, `--transform=s,^${basename(app)},${name},S`, '-cJf', file, basename(app)],
    {
      encoding: 'utf8',
      env: { ...process.env, XZ_OPT: isQuick ? '-0 -T2' : '-6 -T2' },
    },
  );
  if (run.status !== 0) throw new Error(`tar: ${run.stderr || run.error?.message}`);
}
