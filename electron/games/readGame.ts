import * as v from 'valibot';
import { gameFromLog } from '../../engine/protocol/tbp/gameFromLog.ts';
import { gameFromFumen } from '../../engine/review/files/fumen.ts';
import { foreignReplay } from '../../engine/review/files/foreign.ts';
import type { GameHeader, RecordedGame } from '../../engine/review/record.ts';
import { holdsFumen } from '../../engine/tetris/notation/fumen.ts';
import { gameLine } from '../contract/asking/games.ts';
import { gameIn } from './GameStore.ts';

/**
 * A game that was recorded (lines of JSON), a fumen or a link with one, or a log of the Tetris Bot Protocol. `named`: what
 * a game is called that doesn't say. Throws one line that says what is wrong.
 */
export function readGame(text: string, named: Pick<GameHeader, 'title' | 'startedAt'>): RecordedGame {
  const first = text.trimStart().slice(0, 400);
  if (/^\{\s*"kind"/.test(first)) return recorded(text);
  const foreign = foreignReplay(text);
  if (foreign) throw new Error(foreign);
  if (/"type"\s*:/.test(text)) return gameFromLog(text, named);
  if (holdsFumen(text)) return gameFromFumen(text, named);
  throw new Error('no recorded game, no fumen and no log of the Tetris Bot Protocol');
}

function recorded(text: string): RecordedGame {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const game = gameIn(lines.map((line, at) => lineOf(line, at)));
  if (!game) throw new Error('the first line tells nothing of the game');
  if (game.turns.length === 0) throw new Error('no piece is placed in it');
  return game;
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

/** As `readGame` reads it. */
export function writeGame({ header, turns }: RecordedGame): string {
  return [header, ...turns].map((line) => `${JSON.stringify(line)}\n`).join('');
}
