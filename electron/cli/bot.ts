import type { Command } from 'commander';
import { type BotMessage, ProtocolError } from '../../engine/protocol/tbp/wire.ts';
import { readLine } from '../../engine/protocol/tbp/read.ts';
import { TbpBot } from '../../engine/protocol/tbp/TbpBot.ts';
import { newGame, stateOf } from '../../engine/tetris/rules/play.ts';
import type { AttackName } from '../../engine/tetris/rules/attack.ts';
import type { KickRules } from '../../engine/tetris/rules/kicks.ts';
import type { Skill } from '../../engine/tetris/moves/skill.ts';
import { suggest } from '../../engine/tetris/advice/suggest.ts';
import type { TetrisState } from '../../engine/tetris/types.ts';
import { attackOption, evaluatorOption, kicksOption, skillOption, wholeNumber } from './console/arguments.ts';
import { linesOf, Patience } from './console/bounded.ts';
import { stdin } from './console/streams.ts';
import { printJson } from './console/output.ts';
import { ownVersion } from './console/ownVersion.ts';

/** Moves looked for: a frontend may refuse the first. */
const candidateCount = 5;

/** The first decision runs uncompiled and slowly; this one is nobody's. */
const firstState: TetrisState = stateOf(newGame(1))!;

interface BotFlags {
  evaluator: string;
  skill: Skill;
  rules: KickRules;
  table: AttackName;
  milliseconds?: number;
}

export function registerBot(program: Command): void {
  program
    .command('bot')
    .description('plays for a frontend that speaks the Tetris Bot Protocol on stdin and stdout')
    .addOption(evaluatorOption())
    .addOption(skillOption().default('spins'))
    .addOption(kicksOption())
    .addOption(attackOption())
    .option(
      '--milliseconds <time>',
      'time for each answer; without it, the answer is the same on any machine',
      wholeNumber(1, 60_000),
    )
    .action(async ({ evaluator, skill, rules: kicks, table: attack, milliseconds }: BotFlags) => {
      const effort = { count: candidateCount, ...(milliseconds !== undefined && { milliseconds }) };
      const think = (state: TetrisState) => suggest(state, { evaluator, skill, kicks, attack, ...effort });
      const bot = new TbpBot(think);
      think(firstState);
      say(bot.introduce(ownVersion()));
      const patience = new Patience();
      for await (const line of linesOf(stdin)) {
        if (line.trim() !== '') patience.hear(hear(bot, line));
        if (bot.isOver) break;
      }
    });
}

function say(message: BotMessage): void {
  printJson(message);
}

/** False for a message that can't be used: it is reported on stderr, and the frontend may go on. */
function hear(bot: TbpBot, line: string): boolean {
  try {
    const answer = bot.hear(readLine(line));
    if (answer) say(answer);
    return true;
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    process.stderr.write(`okiba: bot: ${error.message}\n`);
    return false;
  }
}
