/**
 * `npm run bench -- films [FILMS] [PIECES] [TRAP ...]`: how the watcher fares in films of games that nobody has, drawn at
 * random with their truth: by what is hard about them (all: drawnFilm.ts) the share of the pieces with a right hint, pieces
 * misread, and milliseconds from a piece's first picture to its hint (median / p95). Only what would be shown counts.
 * Asked: hinted 95 %, misread 0 in 300.
 */
import { figuresOf, lineOf, misreadings, type WatchedFilm } from '../../../build/fit/films/judge.ts';
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

/** Pieces misread by what was taken for something else. */
function wrongIn(films: readonly WatchedFilm[]): string {
  const pictures = films.flatMap(({ name, pictures }) => pictures.map((one) => ({ ...one, name })));
  const counted = misreadings.map((kind) => {
    const wrong = pictures.filter(({ wrong }) => wrong.includes(kind));
    return { kind, pieces: new Set(wrong.map(({ name, count }) => `${name} ${count}`)).size };
  });
  const told = counted.filter(({ pieces }) => pieces > 0).map(({ kind, pieces }) => `${kind} ${pieces}`);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

const tell = (name: string, films: readonly WatchedFilm[]): void =>
  console.log(
    lineOf(
      name,
      figuresOf(films, () => true),
    ) + wrongIn(films),
  );

const all: WatchedFilm[] = [];
for (const trap of named.length > 0 ? named.filter(isTrap) : filmTraps) {
  const group = Array.from({ length: films }, (_, at) => watched(trap, 9000 + at));
  tell(trap, group);
  all.push(...group);
}
tell('all', all);
