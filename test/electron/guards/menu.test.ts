import { expect, it } from 'vitest';
import { menuFor } from '../../../electron/guards/menu.ts';

it('is no menu, but what editing needs on macOS', () => {
  expect(menuFor('linux')).toBeNull();
  expect(menuFor('win32')).toBeNull();
  const roles = menuFor('darwin')!.map(({ role }) => role);
  expect(roles).toContain('editMenu');
  expect(roles).not.toContain('viewMenu');
});
