import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const make = (): string => mkdtempSync(join(tmpdir(), 'okiba-test-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A new folder, removed when the present test has finished; for `beforeEach` and tests. */
export function folderOfTest(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** A new folder, removed after all tests of a file or of a `describe`; for outside of tests and hooks. */
export function folderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}
