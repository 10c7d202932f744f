import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFrames, pythonWith } from '../../../build/fit/python.ts';

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
