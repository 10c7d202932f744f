import lzString from 'lz-string';
import * as v from 'valibot';
import { gamesFromLog } from '../../engine/protocol/tbp/gamesFromLog.ts';
import { gameFromFumen } from '../../engine/review/files/fumen.ts';
import { linkedReplay } from '../../engine/review/files/linkedReplay.ts';
import { replayJstris } from '../../engine/review/files/jstris/replay.ts';
import type { Named, Replayed } from '../../engine/review/files/Replayed.ts';
import { replayTetrio } from '../../engine/review/files/tetrio/replay.ts';
import type { RecordedGame } from '../../engine/review/record.ts';
import { holdsFumen } from '../../engine/tetris/notation/fumen.ts';
import { gameLine } from '../contract/asking/games.ts';
import { gameIn } from './GameStore.ts';

/**
 * The games in a text: recorded ones (lines of JSON), a fumen or a link with one, a log of the Tetris Bot Protocol, a replay or
 * a match of TETR.IO, a replay of Jstris; and why others in it can't be had. `named`: what a game is called that doesn't say. Throws one line that
 * says what is wrong where there is no game at all.
 */
export function readGames(text: string, named: Named): Replayed {
  const read = gamesIn(text, named);
  if (read.games.length === 0) throw new Error(read.left[0] ?? 'no piece is placed in it');
  return read;
}

function gamesIn(text: string, named: Named): Replayed {
  const first = text.trimStart().slice(0, 400);
  if (/^\{\s*"kind"/.test(first)) return all(recorded(text));
  const linked = linkedReplay(text);
  if (linked) throw new Error(linked);
  const json = jsonIn(unpacked(text));
  const replayed = replayTetrio(json, named) ?? replayJstris(json, named);
  if (replayed) return replayed;
  if (/"type\\?"\s*:/.test(text)) return all(gamesFromLog(text, named));
  if (holdsFumen(text)) return all([gameFromFumen(text, named)]);
  throw new Error(
    'no recorded game, no fumen, no replay of TETR.IO or Jstris and no log of the Tetris Bot Protocol',
  );
}

const all = (games: RecordedGame[]): Replayed => ({ games, left: [] });

/** How JSON begins that lz-string has packed, as Jstris does with its replays. */
const packedJson = /^N4Ig[A-Za-z0-9+/$=-]+$/;

function unpacked(text: string): string {
  const packed = text.replaceAll(/\s/g, '');
  return packedJson.test(packed) ? (lzString.decompressFromEncodedURIComponent(packed) ?? '') : text;
}

/** null where the whole of the text is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return null;
  }
}

/** A header begins each game. */
function recorded(text: string): RecordedGame[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line, at) => lineOf(line, at));
  const heads = read.flatMap(({ kind }, at) => (kind === 'game' ? [at] : []));
  if (heads[0] !== 0) throw new Error('the first line does not describe the game');
  return heads
    .map((head, at) => gameIn(read.slice(head, heads[at + 1]))!)
    .filter(({ turns }) => turns.length > 0);
}

function lineOf(line: string, at: number): v.InferOutput<typeof gameLine> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`line ${at + 1} is not JSON`);
  }
  const result = v.safeParse(gameLine, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`line ${at + 1}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}

/** As `readGames` reads it. */
export function writeGame({ header, turns }: RecordedGame): string {
  return [header, ...turns].map((line) => `${JSON.stringify(line)}\n`).join('');
}
