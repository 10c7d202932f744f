import { UnknownRule } from '../Replayed.ts';
import { type Fields, fieldsAt, isObject, isSet, listAt, numberAt, textAt } from '../../../fields.ts';
import type { Happening } from './playing/Player.ts';

/** Keys that begin a game anew or take moves back: what is played after them isn't in the file's order. */
const timeTravel: readonly string[] = ['retry', 'undo', 'redo'];

/** A player's events, in their order, the keys of the chat and the like left out. */
export function happeningsOf(events: readonly unknown[]): Happening[] {
  return events.flatMap((event) => {
    if (!isObject(event)) return [];
    const frame = numberAt(event, 'frame', 0);
    return happeningsIn(event).map((one) => ({ ...one, frame }) as Happening);
  });
}

type Untimed = Happening extends infer One ? (One extends Happening ? Omit<One, 'frame'> : never) : never;

function happeningsIn(event: Fields): Untimed[] {
  const type = textAt(event, 'type', '');
  const data = fieldsAt(event, 'data');
  switch (type) {
    case 'keydown':
    case 'keyup':
      return [keyOf(data, type === 'keydown')];
    case 'ige':
      return inGame(data['type'] === 'ige' ? fieldsAt(data, 'data') : data);
    case 'targets':
      return [targetsOf(listAt(event, 'data'), listAt(data, 'data'))];
    default:
      return [];
  }
}

function keyOf(data: Fields, isDown: boolean): Untimed {
  const key = textAt(data, 'key', '');
  if (isDown && timeTravel.includes(key)) throw new UnknownRule(`the key ${key}`);
  return { kind: 'key', key, isDown, part: numberAt(data, 'subframe', 0), hoisted: isSet(data, 'hoisted') };
}

/** What came from the others; early files have the sender beside the attack, late ones in it. */
function inGame(event: Fields): Untimed[] {
  const attack = fieldsAt(event, 'data');
  const id = numberAt(attack, 'cid', numberAt(event, 'cid', 0));
  const from = String(attack['gameid'] ?? event['gameid'] ?? event['sender'] ?? '');
  if (event['type'] === 'target') return [targetsOf(listAt(attack, 'targets'), listAt(event, 'targets'))];
  if (attack['type'] !== 'garbage') return [];
  if (event['type'] === 'interaction_confirm') return [{ kind: 'confirmed', id, from }];
  if (event['type'] !== 'interaction') return [];
  return [
    {
      kind: 'announced',
      attack: {
        ...{ id, from, rows: numberAt(attack, 'amt', 0), known: numberAt(attack, 'ackiid', 0) },
        ...{ gap: numberOf(attack, 'size'), column: numberOf(attack, 'column') },
      },
    },
  ];
}

function targetsOf(late: readonly unknown[], early: readonly unknown[]): Untimed {
  return { kind: 'targets', targets: [...late, ...early].map(String) };
}

function numberOf(fields: Fields, name: string): number | null {
  const value = numberAt(fields, name, Number.NaN);
  return Number.isNaN(value) ? null : value;
}
