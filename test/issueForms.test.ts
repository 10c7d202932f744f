import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultSettings } from '../electron/contract/settings.ts';
import { root } from './imports.ts';

const formAt = (name: string): string => readFileSync(join(root, '.github/ISSUE_TEMPLATE', name), 'utf8');

it("the form for misread games asks for a support case, by the app's shortcut", () => {
  expect(defaultSettings('').caseKey).toBe('CommandOrControl+Shift+F8');
  const form = formAt('misread.yml');
  expect(form).toContain('Ctrl+Shift+F8');
  expect(form).toContain('⇧⌘F8');
  const [, asked] = /id: case([\s\S]*?)- type/.exec(form)!;
  expect(asked).toContain('required: true');
});

it.each(['misread.yml', 'fault.yml'])('%s asks for the version and the system', (name) => {
  expect(formAt(name)).toContain('id: version');
  expect(formAt(name)).toContain('id: system');
});
