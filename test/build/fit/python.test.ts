import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFrames, pythonWith } from '../../../build/fit/python.ts';
import { root } from '../../imports.ts';

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'build/fit/detector/run.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('the requirements of the detector programs', () => {
  it('are listed in the error if no Python meets them', () => {
    expect(() => pythonWith(['numpy', 'torch'], ['/no/python', '/nor/this'])).toThrow(
      /^no Python with numpy, torch \(tried \/no\/python, \/nor\/this\): install .*python3-torch/,
    );
  });

  it.skipIf(process.platform === 'win32')('are met by the first program that imports all modules', () => {
    // `true` takes any arguments and ends well, `false` ends badly.
    expect(pythonWith(['numpy'], ['false', 'true', '/no/python'])).toBe('true');
  });

  it('include a folder with labels', () => {
    expect(() => checkFrames('/no/frames')).toThrow(
      `no labelled pictures: ${join('/no/frames', 'real', 'labels.jsonl')} is missing`,
    );
  });
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
