import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../imports.ts';

it('gives the reason why the Windows app can’t be tested here in one line, with its own exit code', () => {
  const env = { ...process.env, PATH: '/nowhere', OKIBA_WINDOWS_ROOT: '/nowhere' };
  const script = ['--import', 'tsx', 'build/windows/run.ts'];
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toMatch(/^okiba: the tests of the Windows app are skipped: it takes|mmdebstrap is missing/);
  expect(status).toBe(3);
});
