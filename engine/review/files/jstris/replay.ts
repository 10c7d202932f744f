/** Replays of Jstris as games: what they note is played on, and a sprint has to end with its rows and at its time. */
import { type Fields, isObject, numberAt, textAt } from '../../../fields.ts';
import { type Named, type Replayed, UnknownRule } from '../Replayed.ts';
import { actionsIn } from './actions.ts';
import { bagsOf } from './bags.ts';
import { Sprint } from './Sprint.ts';

/** Milliseconds by which a game's clock and the times of its notes may drift apart. */
const tolerance = 5000;

/** Rows of the modes that end by them, by their numbers. */
const sprints: Readonly<Record<number, number>> = { 1: 40, 2: 20, 3: 100, 4: 1000 };

/** The game of a replay of Jstris, which is JSON with `c` and `d`; null where it is none. */
export function replayJstris(value: unknown, named: Named): Replayed | null {
  if (!isObject(value) || !isObject(value['c']) || typeof value['d'] !== 'string') return null;
  const { c: config, d: noted } = value;
  if (!('softDropId' in config) || !('gameStart' in config)) return null;
  try {
    const sprint = playOut(config, noted);
    const header = {
      kind: 'game',
      game: 'tetris',
      origin: 'imported',
      ...named,
      columns: 10,
      rows: 20,
    } as const;
    return { games: [{ header, turns: sprint.turns }], left: [] };
  } catch (error) {
    if (!(error instanceof UnknownRule)) throw error;
    return {
      games: [],
      left: [`it is a replay of Jstris; the game can't be played out here: ${error.message}`],
    };
  }
}

function playOut(config: Fields, noted: string): Sprint {
  const rows = sprints[numberAt(config, 'm', 0)];
  if (rows === undefined) throw new UnknownRule('it is not a sprint; the end is known for sprints only');
  for (const name of ['r', 'rnd', 'bbs', 'blocksSel'])
    if (numberAt(config, name, 0) !== 0)
      throw new UnknownRule(`it has other pieces (${name} ${String(config[name])})`);
  const actions = actionsIn(noted);
  const drops = actions.filter(({ name }) => name === 'hardDrop').length;
  const sprint = new Sprint(bagsOf(textAt(config, 'seed', ''), 2 * drops + 8));
  for (const action of actions) sprint.act(action);
  if (sprint.lines < rows) throw new UnknownRule(`${sprint.lines} cleared rows instead of ${rows}`);
  const [last, told] = [
    sprint.turns.at(-1)!.at,
    numberAt(config, 'gameEnd', 0) - numberAt(config, 'gameStart', 0),
  ];
  if (Math.abs(last - told) > tolerance) throw new UnknownRule(`it ends after ${last} ms instead of ${told}`);
  return sprint;
}
