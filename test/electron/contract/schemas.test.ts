import { describe, expect, it } from 'vitest';
import { noticeReceivers, reportSenders, requestSenders } from '../../../electron/contract/channels.ts';
import { parse, reports, requests } from '../../../electron/contract/schemas.ts';
import type { Sighting } from '../../../vision/types.ts';
import { layout, lose, makeState, sight, sightPuyo } from '../sightings.ts';

const spawn = { type: 'T', orientation: 'north', x: 4, y: 18 } as const;

/** The opponent's field is the player's own. */
function withOpponent(sighting: Sighting): Sighting {
  if (sighting.state?.game !== 'puyo') return sighting;
  const { field, pairs } = sighting.state;
  return { ...sighting, state: { ...sighting.state, opponent: { field, pairs, incoming: 6 } } };
}

describe('a sighting', () => {
  const schema = reports['capture:sighting'];

  it.each([
    ['with a state', sight(1, 1, makeState(spawn))],
    ['without one', sight(1, 1, null)],
    ['without a board', lose(1)],
    ['of a Puyo game', sightPuyo(1)],
    ['of a Puyo match', withOpponent(sightPuyo(1))],
  ])('%s passes unchanged', (_name, sighting) => {
    expect(parse(schema, 'capture:sighting', structuredClone(sighting))).toEqual(sighting);
  });

  it.each([
    ['a negative frame number', { ...lose(1), seq: -1 }, 'seq'],
    ['an unknown event', { ...lose(1), events: [{ kind: 'jump' }] }, 'events.0.kind'],
    [
      'a board of infinite width',
      { ...lose(1), layout: { ...layout, board: { ...layout.board, width: Infinity } } },
      'layout.board.width',
    ],
    [
      'a piece that does not exist',
      { ...sight(1, 1, { ...makeState(spawn), queue: ['Q' as never] }) },
      'state.queue.0',
    ],
    ['a clear of nobody knows how many', { ...lose(1), events: [{ kind: 'clear' }] }, 'events.0.count'],
    ['a field that nobody knows', { ...lose(1), script: 'x' }, 'script'],
  ])('with %s is refused by name', (_name, sighting, place) => {
    expect(() => parse(schema, 'capture:sighting', sighting)).toThrow(`capture:sighting: ${place}`);
  });
});

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
    expect(parse<unknown>(requests[channel], channel, ask)).toEqual(ask);
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
    expect(() => parse<unknown>(requests[channel], channel, ask)).toThrow(channel);
  });
});

it('lets a thumbnail be a small JPEG and nothing else', () => {
  const schema = reports['capture:thumbnail'];
  const picture = { url: 'data:image/jpeg;base64,AAAA', board: null };
  expect(parse(schema, 'capture:thumbnail', picture)).toEqual(picture);
  for (const url of ['javascript:alert(1)', 'https://x.test/a.jpg', `${picture.url}${'A'.repeat(500_000)}`])
    expect(() => parse(schema, 'capture:thumbnail', { url, board: null })).toThrow('url');
});

it('has a form and a sender for every channel, and pages get no channel of another', () => {
  expect(Object.keys(requests).sort()).toEqual(Object.keys(requestSenders).sort());
  expect(Object.keys(reports).sort()).toEqual(Object.keys(reportSenders).sort());
  const captureOnly = [...Object.entries(reportSenders), ...Object.entries(noticeReceivers)].filter(
    ([name]) => name.startsWith('capture:'),
  );
  for (const [, kinds] of captureOnly) expect(kinds).toEqual(['capture']);
  for (const kinds of Object.values(requestSenders)) {
    expect(kinds).not.toContain('overlay');
    expect(kinds).not.toContain('capture');
  }
});
