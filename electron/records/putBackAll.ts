import * as v from 'valibot';
import { gameLine, keptSummary } from '../contract/asking/games.ts';
import { keptGame } from '../contract/asking/practice.ts';
import { keptAttempt, keptRating, keptRound } from '../contract/asking/training.ts';
import type { DrawerWithAsides } from '../storage/Lines.ts';

const kinds: Readonly<Record<string, v.GenericSchema>> = {
  attempts: keptAttempt,
  ratings: keptRating,
  rounds: keptRound,
  practice: keptGame,
  'games-reviewed': keptSummary,
};

/** A version that has looked through what was set aside. */
const looked = v.object({ version: v.string() });

/** What earlier versions could not read, and set aside, is put back as far as this `version` can. It looks once. */
export function putBackAll(drawer: DrawerWithAsides, version: string): void {
  const lookers = drawer.lines('put-back', looked);
  if (lookers.read().at(-1)?.version === version) return;
  try {
    for (const name of drawer.setAside('')) {
      const schema = kinds[name];
      if (schema) drawer.putBack(name, schema);
    }
    for (const id of drawer.setAside('games')) drawer.putBack(`games/${id}`, gameLine);
  } catch {
    return; // There is no room, say: the next start looks again.
  }
  lookers.add({ version });
}
