import { spawnSync } from 'node:child_process';
import { obstacle } from '../../../build/windows/wineRoot.ts';

/** What a Debian machine makes the setup program and the zip with. */
const makers = ['makensis', '7za'];

function hindranceHere(): string | null {
  if (process.platform !== 'linux') return 'Wine is for Linux';
  const lacking = makers.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  return lacking.length > 0 ? 'to make them, install: nsis p7zip-full' : obstacle();
}

/** Why no Windows package is made and installed here; null where one is. */
export const hindrance = hindranceHere();
