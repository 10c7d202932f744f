import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'build/fit/detector/run.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('fit:detector', () => {
  it.each([
    [['learn'], {}, 'okiba: fit:detector: learn is not one of data, negatives, train, evaluate, export\n'],
    [[], {}, 'okiba: fit:detector: nothing is not one of data, negatives, train, evaluate, export\n'],
    [
      ['train', 'x'],
      { OKIBA_PYTHON: '/no/python' },
      'okiba: no Python with numpy, cv2, torch (tried /no/python)',
    ],
  ])('exits with status 2 and one line after %j', (args, env, line) => {
    const { status, stderr } = run(args, env);
    expect(status).toBe(2);
    expect(stderr.startsWith(line)).toBe(true);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
