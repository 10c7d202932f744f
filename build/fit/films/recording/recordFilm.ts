import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Beginner } from './Beginner.ts';
import type { ClockedGame } from './ClockedGame.ts';
import { pictureFile, pictureOf, truthFile, type RecordedFilm } from './RecordedPicture.ts';

/** Milliseconds from one picture to the next, in the game's time: 15 a second. */
const pictureMs = 66;
/** The game begins in its second second: the screen before a game is filmed too. */
const beginsAt = 15;

/** Films a game until it ends, `seconds` at most; writes the pictures and then their truth into `folder`. */
export async function recordFilm(
  name: string,
  game: ClockedGame,
  player: Beginner,
  seconds: number,
  folder: string,
): Promise<RecordedFilm> {
  mkdirSync(folder, { recursive: true });
  const film: RecordedFilm = { name, frames: [] };
  for (let seq = 0; seq * pictureMs < 1000 * seconds; seq += 1) {
    if (seq === beginsAt) await game.begin();
    await game.pass(pictureMs);
    const truth = await game.truth();
    writeFileSync(join(folder, pictureFile(seq)), await game.picture());
    film.frames.push(pictureOf(truth, seq * pictureMs));
    if (truth.isOver) break;
    const input = player.look(truth);
    if (input) await game.press(input);
  }
  writeFileSync(join(folder, truthFile), JSON.stringify(film));
  return film;
}
