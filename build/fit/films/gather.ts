/**
 * Watches films and records what was reported of each picture, with its evidence, beside the truth: a file for each film.
 *   --drawn TRAP --first SEED --last SEED --pieces N   drawn films (TRAP: see `drawnFilm.ts`)
 *   --recorded FOLDER                                   films as `record.ts` makes them
 *   --out FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawnFilm, type FilmTrap } from '../../../test/vision/simulated/films/drawnFilm.ts';
import type { Filmed } from '../../../test/vision/simulated/films/Filmed.ts';
import type { WatchedFilm } from './judge.ts';
import { pictureFile, truthFile, type RecordedFilm } from './recording/RecordedPicture.ts';
import { watchFilm } from './watch.ts';

async function recordedFilm(folder: string): Promise<Filmed[]> {
  const { frames } = JSON.parse(readFileSync(join(folder, truthFile), 'utf8')) as RecordedFilm;
  return Promise.all(
    frames.map(async ({ at, place, pieces, falling, ...told }, seq) => {
      const picture = sharp(join(folder, pictureFile(seq)))
        .ensureAlpha()
        .raw();
      const { data, info } = await picture.toBuffer({ resolveWithObject: true });
      const full = { width: info.width, height: info.height };
      const frame = {
        ...full,
        data: new Uint8Array(data),
        seq,
        capturedAt: 1e6 + at,
        origin: { x: 0, y: 0 },
        full,
      };
      const kind = falling.length > 0 ? told.kind : null;
      return { frame, truth: { ...told, kind, board: place, count: pieces } };
    }),
  );
}

const { values } = parseArgs({
  options: {
    drawn: { type: 'string' },
    first: { type: 'string', default: '0' },
    last: { type: 'string', default: '0' },
    pieces: { type: 'string', default: '10' },
    recorded: { type: 'string' },
    out: { type: 'string' },
  },
});
const { drawn, recorded, out = '.' } = values;

function keep(name: string, group: string, film: Iterable<Filmed>): void {
  const pictures = Array.from(watchFilm(film), ({ watched }) => watched);
  const watched: WatchedFilm = { name, group, pictures };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${name}.json`), JSON.stringify(watched));
  console.log(name, pictures.length);
}

if (drawn)
  for (let seed = Number(values.first); seed <= Number(values.last); seed += 1)
    keep(`${drawn}-${seed}`, drawn, drawnFilm(seed, drawn as FilmTrap, Number(values.pieces)));
if (recorded)
  for (const name of readdirSync(recorded)) keep(name, 'recorded', await recordedFilm(join(recorded, name)));
