/** A sprint of twenty rows of our own, as Jstris notes it. */
import { actionNames } from '../../../../../engine/review/files/jstris/actions.ts';
import { bagsOf } from '../../../../../engine/review/files/jstris/bags.ts';
import { suggest } from '../../../../../engine/tetris/advice/suggest.ts';
import { newBag } from '../../../../../engine/tetris/rules/bag.ts';
import { type Game, deal, newGame, press, stateOf } from '../../../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../../../engine/tetris/types.ts';

const msPerAction = 150;

export interface Made {
  file: { c: Record<string, unknown>; d: string };
  /** As it was played here. */
  game: Game;
}

interface Played {
  game: Game;
  keys: readonly Input[];
}

const played = new Map<string, Played>();

/** Twenty rows with this seed; `more` and `extra` go beyond what a sprint notes. */
export function sprintOf(seed: string, more: object = {}, extra: readonly string[] = []): Made {
  const { game, keys } = played.get(seed) ?? play(seed);
  const all = [...extra, ...keys];
  const c = {
    v: 3.3,
    softDropId: 4,
    gameStart: 1000,
    gameEnd: 1000 + all.length * msPerAction,
    seed,
    m: 2,
    ...more,
  };
  return { file: { c, d: noted(all) }, game };
}

function play(seed: string): Played {
  const pieces = bagsOf(seed, 200);
  const bag = { ...newBag(1), first: pieces.slice(6) };
  let game = deal({ ...newGame(1), bag }, pieces.slice(0, 6));
  const keys: Input[] = [];
  while (game.lines < 20) {
    const { candidates } = suggest(stateOf(game)!, { evaluator: 'dellacherie', count: 40 });
    const { inputs } = candidates.find(
      (one) => !one.inputs.some((key) => key === 'softDrop' || key === 'half'),
    )!;
    for (const key of inputs) game = press(game, key);
    keys.push(...inputs);
  }
  played.set(seed, { game, keys });
  return { game, keys };
}

function noted(keys: readonly (Input | string)[]): string {
  const bytes = keys.flatMap((key, at) => {
    const id = (actionNames as readonly string[]).indexOf(key);
    const word = (((at + 1) * msPerAction) % 4096) * 16 + id;
    return [word >> 8, word & 255];
  });
  return btoa(String.fromCharCode(...bytes));
}
