import { describe, expect, it } from 'vitest';
import { parse } from '../../../electron/contract/channels/channel.ts';
import type { PageKind } from '../../../electron/contract/pages.ts';
import { requests, type Requests } from '../../../electron/contract/requests.ts';

const drawn = { game: 'tetris', board: { x: 0, y: 0, width: 8, height: 8 }, columns: 20, rows: 40 } as const;

describe('a request', () => {
  it.each([
    ['settings:change', {}],
    ['settings:change', { help: 'all', language: 'ja' }],
    ['settings:change', { bot: '"/opt/置き場/bot" --threads 2' }],
    ['sources:choose', { id: null }],
    ['board:command', { kind: 'click', at: { x: 0.5, y: 1 } }],
    ['board:command', { kind: 'swap' }],
    ['board:command', { kind: 'correct', correction: { cell: [3, 0], kind: 'X' } }],
    ['manual:suggest', { cells: ['..........'], queue: ['T'], hold: null }],
    ['puyo:suggest', { cells: ['RG....'], pairs: ['RG', 'BY'], allClear: false }],
    ['settings:change', { puyoEvaluator: 'thesis-2018' }],
    ['state:get', null],
    ['board:command', { kind: 'draw', outline: drawn }],
  ] as const)('%s passes with %j', (channel, ask) => {
    expect(parse<unknown>(requests[channel].ask, channel, ask)).toEqual(ask);
  });

  it.each([
    ['settings:change', { help: 'lots' }],
    ['settings:change', { evaluator: '' }],
    ['settings:change', { evaluator: 'no such evaluator' }],
    ['settings:change', { turns: {} }],
    ['settings:change', { language: undefined }],
    ['settings:change', { sourceId: 'screen:0:0' }],
    ['settings:change', { bot: ' ' }],
    ['settings:change', { bot: 'bot \n--help' }],
    ['settings:change', { bot: 'bot \u202e--help' }],
    ['settings:change', { bot: 'bot\u200b' }],
    ['settings:change', { bot: 'b'.repeat(1001) }],
    ['sources:choose', {}],
    ['sources:choose', { id: 7 }],
    ['board:command', { kind: 'click', at: { x: 1.5, y: 0 } }],
    ['board:command', { kind: 'swap', at: { x: 0.5, y: 0 } }],
    ['board:command', { kind: 'click', at: { x: NaN, y: 0 } }],
    ['manual:suggest', { cells: Array<string>(200).fill('.'), queue: ['T'], hold: null }],
    ['puyo:suggest', { cells: ['RG....'], pairs: [['R', 'G']], allClear: false }],
    ['puyo:suggest', { cells: ['RG....'], pairs: [] }],
    ['settings:change', { puyoEvaluator: 'bcts' }],
    ['state:get', 'now'],
    ['practice:open', undefined],
    ['board:command', { kind: 'draw', outline: { ...drawn, columns: 21 } }],
    ['board:command', { kind: 'draw', outline: { ...drawn, rows: 41 } }],
    ['board:command', { kind: 'draw', outline: { ...drawn, board: { ...drawn.board, width: 7 } } }],
  ] as const)('%s is refused with %j', (channel, ask) => {
    expect(() => parse<unknown>(requests[channel].ask, channel, ask)).toThrow(channel);
  });
});

const channels = Object.keys(requests) as (keyof Requests)[];

it.each(channels)('%s refuses a malformed request', (channel) => {
  for (const ask of [undefined, 0, 'now', { script: 'x' }])
    expect(() => parse<unknown>(requests[channel].ask, channel, ask)).toThrow(channel);
});

it.each(channels)('%s may be used by a page that can be seen, and by no other', (channel) => {
  const { from } = requests[channel];
  expect(from.length).toBeGreaterThan(0);
  for (const page of from) expect(['panel', 'practice', 'tiling', 'trainer', 'review']).toContain(page);
});

it('other than the panel’s are few', () => {
  const of = (page: PageKind) => channels.filter((channel) => requests[channel].from.includes(page));
  expect(of('panel')).toEqual(
    channels.filter((channel) => !/^(practice|trainer|review):(?!open)/.test(channel)),
  );
  expect(of('practice')).toEqual([
    'state:get',
    'practice:change',
    'practice:finished',
    'games:latest',
    'practice:missed',
    'practice:history',
  ]);
  expect(of('tiling')).toEqual(['state:get']);
  expect(of('review').slice(1)).toEqual(
    channels.filter((channel) =>
      /^((practice|trainer):open|practice:playOn|review:(?!open).*)$/.test(channel),
    ),
  );
  expect(of('trainer')).toEqual([
    'state:get',
    'practice:change',
    'practice:playOn',
    'trainer:record',
    'trainer:progress',
    'trainer:history',
    'trainer:games',
    'trainer:export',
    'trainer:import',
    'practice:open',
  ]);
});
