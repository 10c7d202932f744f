import { join } from 'node:path';
import { makeArchive } from './archive.ts';
import { makeDeb } from './deb.ts';

/** Makes the packages of the unpacked Linux app in `app`; `base` begins their names. Returns their files. */
export function packageLinux(
  app: string,
  icons: string,
  output: string,
  base: string,
  isQuick: boolean,
): string[] {
  const [deb, archive] = [join(output, `${base}.deb`), join(output, `${base}.tar.xz`)];
  makeArchive(app, base, archive, isQuick);
  makeDeb(app, icons, deb, isQuick);
  return [archive, deb];
}
