import { expect, it } from 'vitest';
import { menuFor } from '../../../electron/guards/menu.ts';

it('is absent, except for editing on macOS', () => {
  expect(menuFor('linux')).toBeNull();
  expect(menuFor('win32')).toBeNull();
  const roles = menuFor('darwin')!.map(({ role }) => role);
  expect(roles).toContain('editMenu');
  expect(roles).not.toContain('viewMenu');
});
