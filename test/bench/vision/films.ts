/**
 * `npm run bench -- films [FILMS] [PIECES] [TRAP ...]`: how the watcher fares in films of games that nobody has, drawn at
 * random with their truth: by what is hard about them (all: drawnFilm.ts) the share of the pieces with a right hint, pieces
 * misread, and milliseconds from a piece's first picture to its hint (median / p95). Only what would be shown counts.
 * Asked: hinted 95 %, misread 0 in 300.
 */
import { figuresOf, lineOf, type WatchedFilm } from '../../../build/fit/films/judge.ts';
import { watchFilm } from '../../../build/fit/films/watch.ts';
import { drawnFilm, filmTraps, type FilmTrap } from '../../vision/simulated/films/drawnFilm.ts';

const [films = 6, pieces = 12] = process.argv.slice(2, 4).map(Number);
const named = process.argv.slice(4);
const isTrap = (name: string): name is FilmTrap => filmTraps.some((one) => one === name);
const unknown = named.find((name) => !isTrap(name));

if (!(films > 0 && pieces > 0) || unknown) {
  console.error(`bench films: [FILMS] [PIECES] [TRAP ...], TRAP of ${filmTraps.join(', ')}`);
  process.exit(2);
}

function watched(trap: FilmTrap, seed: number): WatchedFilm {
  const pictures = Array.from(watchFilm(drawnFilm(seed, trap, pieces), 'shown'), (one) => one.watched);
  return { name: `${trap}-${seed}`, group: trap, pictures };
}

const all: WatchedFilm[] = [];
for (const trap of named.length > 0 ? named.filter(isTrap) : filmTraps) {
  const group = Array.from({ length: films }, (_, at) => watched(trap, 9000 + at));
  console.log(
    lineOf(
      trap,
      figuresOf(group, () => true),
    ),
  );
  all.push(...group);
}
console.log(
  lineOf(
    'all',
    figuresOf(all, () => true),
  ),
);
