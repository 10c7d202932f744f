import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { storedIn } from '../../../electron/web/storedLines.ts';
import { MemoryStorage } from './MemoryStorage.ts';

const schema = v.strictObject({ at: v.number() });
let storage: MemoryStorage;
beforeEach(() => (storage = new MemoryStorage()));
const lines = () => storedIn(storage).lines('practice', schema);

it('keeps lines for the next visit', () => {
  lines().add({ at: 1 });
  lines().add({ at: 2 });
  expect(lines().read()).toEqual([{ at: 1 }, { at: 2 }]);
});

it('keeps what another page has added since', () => {
  const [one, other] = [lines(), lines()];
  one.add({ at: 1 });
  other.add({ at: 2 });
  one.add({ at: 3 });
  expect(lines().read()).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }]);
});

it('sets damaged lines aside, names them, and reads on', () => {
  lines().add({ at: 1 });
  const key = storage.key(0)!;
  storage.setItem(key, `${storage.getItem(key)}7\nno JSON\n`);
  const read = lines();
  expect(read.read()).toEqual([{ at: 1 }]);
  expect(read.trouble).toEqual({ kind: 'damaged', detail: expect.stringContaining('line 2, 3') });
  expect(lines().read()).toEqual([{ at: 1 }]);
  expect(storage.getItem(`${key}.damaged`)).toContain('no JSON');
});

it('says that nothing can be kept while the storage is full, and keeps it once it is not', () => {
  const kept = lines();
  storage.isFull = true;
  kept.add({ at: 1 });
  expect(kept.trouble).toEqual({ kind: 'unsaved', detail: 'no room' });
  storage.isFull = false;
  kept.add({ at: 2 });
  expect(kept.trouble).toBeNull();
  expect(lines().read()).toEqual([{ at: 1 }, { at: 2 }]);
});

it('names what is in a folder, and removes it', () => {
  const drawer = storedIn(storage);
  drawer.lines('games/a', schema).add({ at: 1 });
  drawer.lines('games/b', schema).add({ at: 1 });
  drawer.lines('games-reviewed', schema).add({ at: 1 });
  expect(drawer.names('games').sort()).toEqual(['a', 'b']);
  drawer.removeAll('games', ['a']);
  expect(drawer.names('games')).toEqual(['b']);
});
