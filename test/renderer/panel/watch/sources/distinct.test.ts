import { expect, it } from 'vitest';
import { distinct } from '../../../../../renderer/panel/watch/sources/distinct.ts';

it('numbers sources with the same name, and leaves the others as they are', () => {
  const named = (...names: string[]) =>
    names.map((name, at) => ({ id: `window:${at}:0`, name, kind: 'window' as const }));
  expect(
    distinct(named('Quadrapassel', 'Mail', 'Quadrapassel', 'Quadrapassel')).map(({ name }) => name),
  ).toEqual(['Quadrapassel (1)', 'Mail', 'Quadrapassel (2)', 'Quadrapassel (3)']);
});
