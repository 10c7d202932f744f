import { describe, expect, it } from 'vitest';
import { parse } from '../../../electron/contract/channel.ts';
import { requests, type Requests } from '../../../electron/contract/requests.ts';

describe('a request', () => {
  it.each([
    ['settings:change', {}],
    ['settings:change', { helpLevel: 3, language: 'ja' }],
    ['sources:choose', { id: null }],
    ['board:click', { x: 0.5, y: 1 }],
    ['manual:suggest', { cells: ['..........'], queue: ['T'], hold: null }],
    ['puyo:suggest', { cells: ['RG....'], pairs: ['RG', 'BY'], allClear: false }],
    ['settings:change', { puyoEvaluator: 'thesis-2018' }],
    ['state:get', null],
  ] as const)('%s passes with %j', (channel, ask) => {
    expect(parse<unknown>(requests[channel].ask, channel, ask)).toEqual(ask);
  });

  it.each([
    ['settings:change', { helpLevel: 4 }],
    ['settings:change', { evaluator: '' }],
    ['settings:change', { evaluator: 'no such evaluator' }],
    ['settings:change', { turns: {} }],
    ['settings:change', { language: undefined }],
    ['sources:choose', {}],
    ['sources:choose', { id: 7 }],
    ['board:click', { x: 1.5, y: 0 }],
    ['board:click', { x: NaN, y: 0 }],
    ['manual:suggest', { cells: Array<string>(200).fill('.'), queue: ['T'], hold: null }],
    ['puyo:suggest', { cells: ['RG....'], pairs: [['R', 'G']], allClear: false }],
    ['puyo:suggest', { cells: ['RG....'], pairs: [] }],
    ['settings:change', { puyoEvaluator: 'bcts' }],
    ['state:get', 'now'],
    ['practice:open', undefined],
  ] as const)('%s is refused with %j', (channel, ask) => {
    expect(() => parse<unknown>(requests[channel].ask, channel, ask)).toThrow(channel);
  });
});

const channels = Object.keys(requests) as (keyof Requests)[];

it.each(channels)('%s refuses what nobody asks', (channel) => {
  for (const ask of [undefined, 0, 'now', { script: 'x' }])
    expect(() => parse<unknown>(requests[channel].ask, channel, ask)).toThrow(channel);
});

it.each(channels)('%s may be used by a page that somebody looks at, and by no other', (channel) => {
  const { from } = requests[channel];
  expect(from.length).toBeGreaterThan(0);
  expect(from).not.toContain('overlay');
  expect(from).not.toContain('capture');
});
