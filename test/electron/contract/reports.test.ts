import { expect, it } from 'vitest';
import { parse } from '../../../electron/contract/channels/channel.ts';
import { reports, type Reports } from '../../../electron/contract/reports.ts';

const channels = Object.keys(reports) as (keyof Reports)[];

it('lets a thumbnail be a small picture of the size that it says, and nothing else', () => {
  const schema = reports['capture:thumbnail'].report;
  const picture = { width: 3, height: 2, data: new Uint8Array(24), board: null };
  expect(parse(schema, 'capture:thumbnail', picture)).toEqual(picture);
  for (const change of [
    { width: 0, data: new Uint8Array() },
    { width: 401, height: 1, data: new Uint8Array(1604) },
    { width: 2.5, data: new Uint8Array(20) },
    { data: new Uint8Array(23) },
    { data: 'data:image/jpeg;base64,' },
    { url: 'https://x.test/a.jpg' },
  ])
    expect(() => parse(schema, 'capture:thumbnail', { ...picture, ...change })).toThrow('capture:thumbnail');
});

it.each(channels)('%s refuses a malformed report', (channel) => {
  for (const report of [undefined, null, 0, 'now', [], {}, { seq: 1, at: 2, script: 'x' }])
    expect(() => parse<unknown>(reports[channel].report, channel, report)).toThrow(channel);
});

it.each(channels)('%s comes from the page that it is named after, and from no other', (channel) => {
  expect(reports[channel].from).toEqual([channel.split(':')[0]]);
});

it('lets a still picture be bytes, and a failure one line', () => {
  const { report } = reports['capture:still'];
  const still = { id: 1, picture: null, sighting: null, error: 'gone' };
  const picture = { bytes: new Uint8Array(3), width: 2, height: 1 };
  expect(parse(report, 'capture:still', { ...still, picture })).toEqual({ ...still, picture });
  for (const bytes of ['abc', [1, 2], new ArrayBuffer(3)])
    expect(() => parse(report, 'still', { ...still, picture: { ...picture, bytes } })).toThrow(
      'picture.bytes',
    );
  expect(() => parse(report, 'still', { ...still, error: 'x'.repeat(401) })).toThrow('error');
});

it('knows how long a picture can be, and how fast pictures can come', () => {
  const bytes = new Uint8Array(1 << 20);
  const still = { id: 1, picture: { bytes, width: 2, height: 1 }, sighting: null, error: null };
  expect(() => parse(reports['capture:still'].report, 'still', still)).toThrow(
    'more than such a picture has',
  );
  for (const framesPerSecond of [-1, 1001, NaN])
    expect(() =>
      parse(reports['capture:pace'].report, 'pace', { framesPerSecond, taking: 1, reading: 1 }),
    ).toThrow('framesPerSecond');
});
