import { expect, it } from 'vitest';
import { channelNames } from '../../../electron/contract/Bridge.ts';
import { notices, type Notices } from '../../../electron/contract/notices.ts';
import { pages } from '../../../electron/contract/pages.ts';

const channels = Object.keys(notices) as (keyof Notices)[];

it.each(channels)('some page receives %s', (channel) => {
  expect(notices[channel].to.length).toBeGreaterThan(0);
  for (const page of notices[channel].to) expect(Object.keys(pages)).toContain(page);
});

it.each(channels.filter((name) => !name.startsWith('panel:')))(
  '%s is heard by its own page alone',
  (channel) => {
    expect(notices[channel].to).toEqual([channel.split(':')[0]]);
  },
);

it('gives the preload each name once', () => {
  for (const names of Object.values(channelNames)) {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(channelNames.requests).toContain('state:get');
  expect(channelNames.reports).toContain('capture:sighting');
  expect(channelNames.notices).toContain('panel:state');
});
