/** The games that are filmed: some of the league's, and our own in more looks. Data only. */
import { leagueKinds, variant } from '../../../../test/e2e/league/kinds.ts';
import type { WebGameKind } from '../../../../test/e2e/league/WebGame.ts';

/** Of the league: a clear well, a picture behind it, cells and words in it, and other people's drawings. */
const ofTheLeague = ['art', 'lcd', 'score text', 'javascript-tetris', 'canvas-tetris'];

/** Difficulties of reading a well, two at a time. */
const moreLooks: readonly WebGameKind[] = [
  variant('art text', 'skin=text&art=pagoda&seed=21'),
  variant('art light 80', 'skin=bevel&art=pagoda&theme=light&zoom=0.8&seed=22'),
  variant('art tiles', 'skin=tiles&art=pagoda&seed=23'),
  variant('art lcd', 'skin=lcd&art=pagoda&seed=24'),
  variant('tiles light', 'skin=tiles&theme=light&seed=25'),
  variant('art flat', 'skin=flat&art=pagoda&seed=26&fall=300'),
];

/** A film has the name of its game, in one word. */
const asFilm = (name: string): string => name.replaceAll(' ', '-');

/** By the films' names. */
export const filmedKinds: ReadonlyMap<string, WebGameKind> = new Map(
  [...leagueKinds.filter(({ name }) => ofTheLeague.includes(name)), ...moreLooks].map((kind) => [
    asFilm(kind.name),
    kind,
  ]),
);

/** Names of films of games that are not here. */
export const missingKinds: readonly string[] = ofTheLeague
  .map(asFilm)
  .filter((name) => !filmedKinds.has(name));
