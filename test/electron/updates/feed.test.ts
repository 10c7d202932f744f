import { expect, it } from 'vitest';
import { feedOf } from '../../../electron/updates/feed.ts';

it.each(['https://okiba.org/a', 'https://okiba.org/a/'])('new versions are told of below %s', (homepage) => {
  expect(feedOf({ homepage, updateKey: 'k' })).toEqual({ url: 'https://okiba.org/a/updates/', key: 'k' });
});
