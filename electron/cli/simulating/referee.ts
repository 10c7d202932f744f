import type { Command } from 'commander';
import { type Contestant, type MatchRecord, playMatch } from '../../../engine/protocol/referee/match.ts';
import { splitCommand } from '../../../engine/protocol/tbp/BotEngine.ts';
import { BotProcess } from '../../../engine/protocol/tbp/BotProcess.ts';
import { adoptMoves } from '../../../engine/protocol/tbp/adopt.ts';
import { type AttackName, attackTables } from '../../../engine/tetris/rules/attack.ts';
import { Failure } from '../console/Failure.ts';
import { attackOption, jsonOption, wholeNumber } from '../console/arguments.ts';
import { print, printJson } from '../console/output.ts';

/** How a program starts is no part of the match. */
const beginMs = 30_000;

interface RefereeFlags {
  games: number;
  pieces: number;
  seed: number;
  table: AttackName;
  milliseconds: number;
  json?: true;
}

export function registerReferee(program: Command): void {
  program
    .command('referee')
    .description('plays two programs that speak the Tetris Bot Protocol against each other')
    .argument('<first>', 'the first program and its arguments, in quotes')
    .argument('<second>', 'the second program')
    .option('--games <count>', 'how many games', wholeNumber(1, 1e6), 1)
    .option('--pieces <most>', 'pieces after which a game is a draw', wholeNumber(1, 1e6), 500)
    .option('--seed <number>', 'the same seed deals the same pieces', wholeNumber(0, 2 ** 31 - 1), 1)
    .addOption(attackOption())
    .option('--milliseconds <time>', 'thinking time for each piece', wholeNumber(1, 60_000), 100)
    .addOption(jsonOption())
    .action(async (first: string, second: string, flags: RefereeFlags) => {
      const commands = [checked(first, 'the first'), checked(second, 'the second')] as const;
      const records: MatchRecord[] = [];
      for (let game = 0; game < flags.games; game++) {
        records.push(await playOne(commands, game, flags));
        if (!flags.json) printGame(records.at(-1)!, game);
      }
      if (flags.json) printJson(summarise(records, [first, second], flags));
      else print(resultOf(records));
    });
}

function checked(command: string, which: string): string[] {
  const words = splitCommand(command);
  if (words.length === 0) throw new Failure(`${which} command is empty`);
  return words;
}

/** Both programs begin anew in each game, so that nothing is carried over. */
async function playOne(
  commands: readonly [string[], string[]],
  game: number,
  { seed, pieces, table, milliseconds }: RefereeFlags,
): Promise<MatchRecord> {
  const [first, second] = commands.map(
    (command) => new BotProcess(command, { begin: beginMs, think: milliseconds }),
  );
  try {
    const rules = { seed: seed + game, pieces, table: attackTables[table] };
    return await playMatch(rules, [contestant(first!), contestant(second!)]);
  } finally {
    first!.close();
    second!.close();
  }
}

/** Its first move that can be played; none is a loss. */
function contestant(bot: BotProcess): Contestant {
  return async (state) => {
    const { moves } = await bot.ask(state);
    const { candidates } = adoptMoves(state, { name: bot.name, moves, nodes: 0, elapsedMs: 0 }, { count: 1 });
    return candidates[0]!;
  };
}

function printGame({ winner, sides }: MatchRecord, game: number): void {
  const [first, second] = sides;
  const names = ['the first', 'the second'];
  const end = winner === null ? 'undecided' : `${names[winner]} wins`;
  const losses = sides.flatMap(({ lostBy }, side) => (lostBy === null ? [] : [`${names[side]}: ${lostBy}`]));
  const why = losses.length > 0 ? ` (${losses.join('; ')})` : '';
  print(
    `game ${game + 1}: ${end}${why}; ${first.pieces} and ${second.pieces} pieces, ` +
      `sent ${first.attack} and ${second.attack} rows`,
  );
}

function winsOf(records: readonly MatchRecord[], side: 0 | 1): number {
  return records.filter(({ winner }) => winner === side).length;
}

function attackPerPiece(records: readonly MatchRecord[], side: 0 | 1): number {
  const sum = (key: 'attack' | 'pieces') => records.reduce((all, { sides }) => all + sides[side][key], 0);
  return Number((sum('attack') / Math.max(1, sum('pieces'))).toFixed(3));
}

function resultOf(records: readonly MatchRecord[]): string {
  const [first, second] = [winsOf(records, 0), winsOf(records, 1)];
  return (
    `the first won ${first}, the second ${second}, undecided ${records.length - first - second}; ` +
    `rows sent a piece: ${attackPerPiece(records, 0)} and ${attackPerPiece(records, 1)}`
  );
}

function summarise(
  records: readonly MatchRecord[],
  commands: readonly string[],
  flags: RefereeFlags,
): object {
  const { seed, table, milliseconds, pieces: mostPieces } = flags;
  const wins = [winsOf(records, 0), winsOf(records, 1)];
  const games = records.map((record, game) => ({ seed: seed + game, ...record }));
  const undecided = records.length - wins[0]! - wins[1]!;
  const attack = [attackPerPiece(records, 0), attackPerPiece(records, 1)];
  return {
    ...{ commands, table, milliseconds, mostPieces, seed, games },
    overall: { wins, undecided, attackPerPiece: attack },
  };
}
