/** A folder as somebody has it who has played for years. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordGame } from '../../../../build/fit/review/players.ts';
import { reviewTurns, summarise, reviewVersion } from '../../../../engine/review/review.ts';

const hour = 3_600_000;
const [newest, turnsPerGame] = [Date.now() - hour, 30];
/** Lines that are joined at a time. */
const block = 10_000;

/** `games` with what reviews said of them, and `records` of puzzles. */
export function fillYears(folder: string, games: number, records: number): void {
  mkdirSync(join(folder, 'games'), { recursive: true });
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ welcomed: true }));
  fillGames(folder, games);
  fillRecords(folder, records);
}

function fillGames(folder: string, games: number): void {
  const game = recordGame('random', 4, turnsPerGame);
  const turns = game.turns.map((turn) => `${JSON.stringify(turn)}\n`).join('');
  const summary = summarise(game, [...reviewTurns(game)]);
  const reviewed: string[] = [];
  for (let at = 0; at < games; at++) {
    const startedAt = newest - at * hour;
    const id = new Date(startedAt).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    const header = JSON.stringify({ ...game.header, title: `Blocks ${at}`, startedAt });
    writeFileSync(join(folder, 'games', `${id}.jsonl`), `${header}\n${turns}`);
    reviewed.push(`${JSON.stringify({ id, version: reviewVersion, summary })}\n`);
  }
  writeFileSync(join(folder, 'games-reviewed.jsonl'), reviewed.reverse().join(''));
}

const attempt = {
  kind: 'attempt',
  puzzle: {
    id: 'tsd1-0',
    category: 'tsd',
    board: ['XX...XXXXX', 'XXX.XXXXXX', 'XX..XXXXXX', 'XXX.XXXXXX'],
    queue: ['L', 'T'],
    goal: { kind: 'tsd' },
    solutions: [
      [
        { type: 'L', orientation: 'north', x: 4, y: 1 },
        { type: 'T', orientation: 'south', x: 4, y: 1 },
      ],
    ],
  },
  mode: 'practice',
  input: 'keys',
  milliseconds: 9000,
  tries: 1,
  undos: 0,
  hints: 0,
  shown: false,
  family: 'tsd1-fillJL',
  difficulty: 2.5,
};

function fillRecords(folder: string, records: number): void {
  const parts: string[] = [];
  for (let from = 0; from < records; from += block) {
    const numbers = Array.from({ length: Math.min(block, records - from) }, (_, at) => from + at);
    const lines = numbers.map((at) => {
      const when = newest - (records - at) * (hour / 4);
      return `${JSON.stringify({ ...attempt, number: at % 500, solved: at % 3 > 0, at: when })}\n`;
    });
    parts.push(lines.join(''));
  }
  writeFileSync(join(folder, 'attempts.jsonl'), parts.join(''));
}
