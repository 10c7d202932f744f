import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../../electron/contract/channels/channel.ts';
import { reports } from '../../../../electron/contract/reports.ts';
import { requests } from '../../../../electron/contract/requests.ts';
import { rounds } from '../../../rounds.ts';
import { hostileMessages, right } from '../hostile.ts';

const channels = Object.keys(right) as (keyof typeof right)[];
const schemaOf = (channel: keyof typeof right): v.GenericSchema =>
  channel in requests ? requests[channel as 'state:get'].ask : reports[channel as 'capture:pace'].report;

it('has a right message for every channel there is', () => {
  expect(channels.toSorted()).toEqual([...Object.keys(requests), ...Object.keys(reports)].toSorted());
  for (const channel of channels) expect(v.is(schemaOf(channel), right[channel]), channel).toBe(true);
});

describe.each(channels)('%s', (channel) => {
  it('passes on nothing that a second check would refuse, and refuses in one line that names it', () => {
    for (const message of hostileMessages(channel, rounds(2000, 30), 1)) {
      try {
        const passed = parse(schemaOf(channel), channel, message);
        expect(v.is(schemaOf(channel), passed)).toBe(true);
      } catch (error) {
        expect((error as Error).message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,300}$/u);
        expect((error as Error).message.startsWith(`${channel}: `)).toBe(true);
      }
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it('sends the same messages for the same seed', () => {
  expect(hostileMessages('board:command', 50, 7)).toEqual(hostileMessages('board:command', 50, 7));
  expect(hostileMessages('board:command', 50, 7)).not.toEqual(hostileMessages('board:command', 50, 8));
});

it('repeats no line breaks of a message, and not all of a long one', () => {
  const schema = v.strictObject({ id: v.number() });
  const refuse = (id: string) => () => parse(schema, 'channel', { id });
  expect(refuse('a\nb\u2028c\u202ed')).toThrow('a?b?c?d');
  expect(refuse('x'.repeat(9000))).toThrow(/^.{0,300}$/);
});
