import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../electron/contract/channels/channel.ts';
import { sighting as schema } from '../../../electron/contract/sightings.ts';
import type { Sighting } from '../../../vision/types.ts';
import { layout, lose, makeState, sight, sightPuyo, puyoState } from '../sightings.ts';

const spawn = { type: 'T', orientation: 'north', x: 4, y: 18 } as const;

/** A puyo comes in whose pair can't be seen yet. */
function withEntering(sighting: Sighting): Sighting {
  const { observation } = sighting;
  if (observation.game !== 'puyo') return sighting;
  return { ...sighting, observation: { ...observation, entering: { cell: [2, 11], colour: 'R' } } };
}

/** The opponent's field is the player's own. */
function withOpponent(sighting: Sighting): Sighting {
  if (sighting.state?.game !== 'puyo') return sighting;
  const { field, pairs } = sighting.state;
  return { ...sighting, state: { ...sighting.state, opponent: { field, pairs, incoming: 6 } } };
}

describe('a sighting', () => {
  it.each([
    ['with a state', sight(1, 1, makeState(spawn))],
    ['without one', sight(1, 1, null)],
    ['without a board', lose(1)],
    ['of a Puyo game', sightPuyo(1)],
    ['of a puyo that comes in', withEntering(sightPuyo(1))],
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
    [
      'a pair of garbage',
      { ...sightPuyo(1), state: { ...puyoState, pairs: [{ axis: 'O' as never, child: 'R' as const }] } },
      'state.pairs.0.axis',
    ],
    ['a field that nobody knows', { ...lose(1), script: 'x' }, 'script'],
  ])('with %s is refused by name', (_name, sighting, place) => {
    expect(() => parse(schema, 'capture:sighting', sighting)).toThrow(`capture:sighting: ${place}`);
  });
});

const board = { x: 40, y: 60, width: 200, height: 400 };
const seen = sight(1, 1, makeState(spawn));
const puyo = sightPuyo(1);
const masks = (length: number, mask = 0) => new Uint16Array(length).fill(mask);
const huge = Array<string>(64).fill('.'.repeat(64));

/** A sighting with one part of it replaced, by the names that lead there. */
function withPart(sighting: Sighting, path: string, value: unknown): unknown {
  const copy = structuredClone(sighting) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
}

describe('a well-formed sighting that can’t be true is refused', () => {
  it.each<[string, Sighting, string, unknown]>([
    ['a picture of the future', seen, 'capturedAt', Date.now() + 3_600_000],
    ['a picture of no time', seen, 'capturedAt', NaN],
    ['a picture larger than any screen', seen, 'full.width', 1e6],
    ['a frame that nobody can count to', seen, 'seq', 1e300],
    ['an observation of another picture', seen, 'observation.seq', 2],
    ['a layout beside the picture', seen, 'layout.board', { ...board, x: 350 }],
    ['a layout above the picture', seen, 'layout.board', { ...board, y: -100 }],
    ['a layout without a width', seen, 'layout.board.width', 0],
    ['a layout of a negative height', seen, 'layout.board.height', -400],
    ['a layout of a thousand columns', seen, 'layout.columns', 1000],
    ['a layout without rows', seen, 'layout.rows', 0],
    ['a thousand previews', seen, 'layout.next', Array(1000).fill(board)],
    ['an observed board beside the picture', seen, 'observation.board', { ...board, y: 400 }],
    ['an observed board of NaN', seen, 'observation.board.x', NaN],
    ['an observed board of another size than its cells', seen, 'observation.rows', 19],
    ['rows of another length than the board', seen, 'observation.cells.3', '.........'],
    ['cells of no kind', seen, 'observation.cells.3', '<script>..'],
    ['a huge board', seen, 'observation.cells', huge],
    ['a ghost outside the board', seen, 'observation.ghost', [[25, 3]]],
    ['a ghost below the board', seen, 'observation.ghost', [[3, -1]]],
    ['a piece between cells', seen, 'observation.cut', [[0.5, 3]]],
    ['a hint between cells', seen, 'observation.hint', [[0.5, 0]]],
    ['a piece of a thousand cells', seen, 'observation.ghost', Array(1000).fill([0, 0])],
    ['doubts without end', seen, 'observation.doubts', Array(1000).fill('no playfield found')],
    ['fewer masks than a board stores', seen, 'state.board.masks', masks(20)],
    ['more masks than a board stores', seen, 'state.board.masks', masks(1 << 16)],
    ['masks wider than the board', seen, 'state.board.masks', masks(32, 1 << 10)],
    ['a board wider than its masks can be', seen, 'state.board.columns', 17],
    ['a board higher than it stores', seen, 'state.board.rows', 33],
    ['no falling piece', seen, 'state.queue', []],
    ['a queue without end', seen, 'state.queue', Array(1000).fill('T')],
    ['a piece far outside', seen, 'state.active.x', 1e9],
    ['a piece between columns', seen, 'state.active.x', 4.5],
    ['a combo of NaN', seen, 'state.combo', NaN],
    ['garbage without end', seen, 'state.incoming', 1e12],
    ['a field of fewer cells', puyo, 'state.field.cells', ['......']],
    ['a field wider than its cells', puyo, 'state.field.columns', 7],
    ['a field of letters', puyo, 'state.field.cells.0', 'ABCDEF'],
    ['pairs without end', puyo, 'state.pairs', Array(1000).fill({ axis: 'R', child: 'R' })],
    ['a pair far outside', puyo, 'state.active.y', -1e9],
    ['a rate of infinity', puyo, 'state.rate', Infinity],
    ['events without end', puyo, 'events', Array(1000).fill({ kind: 'lock' })],
    ['a clear of more than there is', puyo, 'events', [{ kind: 'clear', count: 1e12 }]],
  ])('%s', (_name, sighting, path, value) => {
    expect(v.is(schema, sighting)).toBe(true);
    expect(v.is(schema, withPart(sighting, path, value))).toBe(false);
  });

  it.each(['__proto__', 'constructor'])('nor does it carry %s along', (name) => {
    const hostile = JSON.parse(JSON.stringify(lose(1)).replace('{', `{"${name}":{"isAdmin":true},`));
    const result = v.safeParse(schema, hostile);
    expect(result.success && Object.hasOwn(result.output, name)).toBe(false);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it('takes a board that is measured a little beside the picture, and a clock that was just set', () => {
  expect(v.is(schema, withPart(seen, 'layout.board.x', -10))).toBe(true);
  expect(v.is(schema, withPart(seen, 'capturedAt', Date.now() + 1000))).toBe(true);
});
