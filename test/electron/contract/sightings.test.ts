import { describe, expect, it } from 'vitest';
import { parse } from '../../../electron/contract/channel.ts';
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
