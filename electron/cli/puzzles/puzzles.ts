import type { Command } from 'commander';
import { Failure } from '../console/Failure.ts';
import { registerCut } from './cut.ts';
import { registerGenerate } from './generate.ts';
import { registerJudge } from './judge.ts';
import { registerRate } from './rate.ts';
import { registerTest } from './skillTest.ts';

export function registerPuzzles(program: Command): void {
  const puzzles = program
    .command('puzzles')
    .description('T-spin puzzles: place one to four pieces to make a T-spin possible')
    .allowExcessArguments()
    .action((_flags: object, { args, commands }: Command) => {
      const names = commands.map((command) => command.name()).join(', ');
      throw new Failure(args[0] ? `unknown command '${args[0]}'` : `puzzles needs a command: ${names}`);
    });
  const all = [registerGenerate, registerJudge, registerRate, registerTest, registerCut];
  for (const register of all) register(puzzles);
}
