/** The study's loop, from records on the disk to the charts: puzzles, then a game, week after week. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AttemptRecord, PlayedGame, PlayedGames } from '../../../electron/contract/asking/training.ts';
import { GameStore } from '../../../electron/games/GameStore.ts';
import { lastGames } from '../../../electron/games/lastGames.ts';
import { filesIn } from '../../../electron/storage/filesIn.ts';
import { historyOf } from './historyOf.ts';
import { TrainingRecords } from '../../../electron/training/TrainingRecords.ts';
import { finishesOn } from '../../../engine/puzzle/goals.ts';
import { countSpins } from '../../../engine/puzzle/missed.ts';
import { playOn } from '../../../engine/puzzle/puzzle.ts';
import { categoryPuzzle } from '../../../engine/puzzle/sets/modes.ts';
import { goals } from '../../../engine/puzzle/types.ts';
import { withoutTop } from '../../../engine/review/following/turn.ts';
import type { TetrisTurn } from '../../../engine/review/record.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { makeText, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { canonicalLocation } from '../../../engine/tetris/rules/pieces.ts';
import { spinsByPeriod } from '../../../renderer/trainer/progress/spins.ts';
import { periodsOf } from '../../../renderer/trainer/progress/periods.ts';

const week = 7 * 86_400_000;
const firstMonday = new Date(2026, 4, 18, 9).getTime();
const [weeks, puzzlesPerWeek, piecesPerGame, minutesPerGame] = [5, 75, 56, 2] as const;
const families = ['tsd1-fillJL', 'tsd1-fillSZ', 'tsd1-roofJL', 'tsd1-roofSZ', 'tsd1-fillO'];

/** What is put in: the chance to see a T-spin of a pattern that was seen so often. */
const skillAfter = (seen: number): number => 0.25 + 0.6 * (1 - Math.exp(-seen / 20));

const puzzle = categoryPuzzle({ category: 'tsd', moves: 1 }, 0);
const answer = puzzle.solutions[0]!.map(({ location }) => location);
const ready = playOn(parseBoard(puzzle.board), answer);
const [finish] = finishesOn(ready, goals.tsd);
const board = withoutTop(makeText(ready));

function attemptOf(family: string, solved: boolean): AttemptRecord {
  const { id, category, queue, goal } = puzzle;
  return {
    kind: 'attempt',
    puzzle: { id, category, board: withoutTop(puzzle.board), queue: [...queue], goal, solutions: [answer] },
    mode: 'practice',
    input: 'keys',
    solved,
    milliseconds: 6000,
    tries: 1,
    undos: 0,
    hints: 0,
    shown: false,
    number: 0,
    family,
    difficulty: 2.4,
  };
}

/** A piece of a game: every seventh is a T over a slot, which is seen or not. */
function turnOf(at: number, spins: boolean): TetrisTurn {
  const placed = spins ? finish!.location : { ...finish!.location, orientation: 'north' as const, y: 12 };
  const rest = { hold: null, canHold: true, combo: 0, backToBack: false, incoming: 0, hint: null };
  return { kind: 'piece', at, cells: board, queue: ['T', 'I'], placed: canonicalLocation(placed), ...rest };
}

let folder: string;
/** The share of T-spins that the learner saw in each week's game, as it was played. */
const played: number[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okiba-test-'));
  const random = randomStream(7);
  const seen = new Map<string, number>();
  let now = firstMonday;
  const records = new TrainingRecords(filesIn(folder), () => now);
  const store = new GameStore(filesIn(folder));
  for (let at = 0; at < weeks; at++) {
    now = firstMonday + at * week;
    for (let one = 0; one < puzzlesPerWeek; one++) {
      const family = families[Math.floor(random() * families.length)]!;
      const times = seen.get(family) ?? 0;
      records.add(attemptOf(family, random() < skillAfter(times)));
      seen.set(family, times + 1);
      now += 20_000;
    }
    const mean = [...seen.values()].reduce((sum, times) => sum + skillAfter(times), 0) / seen.size;
    played.push(playGame(store, now, mean, random));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function playGame(store: GameStore, startedAt: number, skill: number, random: () => number): number {
  const header = { kind: 'game', game: 'tetris', origin: 'practice', title: 'Practice' } as const;
  const writer = store.begin({ ...header, startedAt, columns: 10, rows: 20 });
  let spins = 0;
  for (let piece = 1; piece <= piecesPerGame; piece++) {
    const isSpun = piece % 7 === 0 && random() < skill;
    spins += Number(isSpun);
    writer.add(turnOf((piece * minutesPerGame * 60_000) / piecesPerGame, isSpun));
  }
  return spins;
}

it('shows in the charts the growing share of solved puzzles in its input', () => {
  const { attempts } = historyOf(new TrainingRecords(filesIn(folder)));
  const shown = periodsOf(attempts).map(({ solved, tried }) => solved / tried);
  expect(shown).toHaveLength(weeks);
  const expected = shown.map((_, at) => {
    const perFamily = puzzlesPerWeek / families.length;
    return skillAfter(perFamily * (at + 0.5));
  });
  for (const [at, share] of shown.entries()) expect(Math.abs(share - expected[at]!)).toBeLessThan(0.15);
  expect(shown.at(-1)! - shown[0]!).toBeGreaterThan(0.15);
});

async function allGames(store: GameStore): Promise<PlayedGame[]> {
  const all: PlayedGame[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: PlayedGames = await lastGames(store, from);
    all.push(...part.games);
    from = part.next;
  }
  return all;
}

it('shows T-spins a minute in the games as they were played', async () => {
  const games = await allGames(new GameStore(filesIn(folder)));
  const perMinute = spinsByPeriod(games.map((game) => ({ ...game, spins: countSpins(game.moments) })));
  expect(perMinute.map((one) => one.perMinute)).toEqual(played.map((spins) => spins / minutesPerGame));
  expect(played.at(-1)!).toBeGreaterThan(played[0]!);
});
