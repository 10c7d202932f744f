/** The command line: one program, human-readable or JSON. Exit codes: 0 done, 1 nothing found, 2 bad arguments or input. */
import { Command, CommanderError } from 'commander';
import { PositionError } from '../engine/tetris/rules/board.ts';
import { registerCompletion } from './cli/completion/completion.ts';
import { registerAsk } from './cli/ask.ts';
import { registerChain } from './cli/chain.ts';
import { registerBot } from './cli/bot.ts';
import { Failure } from './cli/console/Failure.ts';
import { reasonOf } from './cli/console/input.ts';
import { ownVersion } from './cli/console/ownVersion.ts';
import { registerHint } from './cli/hint.ts';
import { registerMoves } from './cli/moves.ts';
import { registerPath } from './cli/solving/path.ts';
import { registerPc } from './cli/solving/pc.ts';
import { registerPercent } from './cli/solving/percent.ts';
import { registerCover } from './cli/solving/cover.ts';
import { registerSetup } from './cli/solving/setup.ts';
import { registerPerft } from './cli/perft.ts';
import { registerPuzzles } from './cli/puzzles/puzzles.ts';
import { registerReferee } from './cli/simulating/referee.ts';
import { registerReview } from './cli/review.ts';
import { registerSee } from './cli/pictures/see.ts';
import { registerSpin } from './cli/solving/spin.ts';
import { registerSimulate } from './cli/simulating/simulate.ts';
import { registerTile } from './cli/tiling/tile.ts';
import { words } from './cli/words/commandWords.ts';
import { localiseHelp } from './cli/words/localiseHelp.ts';

/** In the order in which help lists them; the last one knows the others. */
const commands = [
  registerSee,
  registerHint,
  registerAsk,
  registerSimulate,
  registerMoves,
  registerPerft,
  registerTile,
  registerPercent,
  registerPath,
  registerSetup,
  registerCover,
  registerPc,
  registerSpin,
  registerPuzzles,
  registerReview,
  registerBot,
  registerReferee,
  registerChain,
  registerCompletion,
];

function makeProgram(): Command {
  const program = new Command('okiba')
    .description('Shows where the next piece of a falling-block puzzle should go.')
    .version(ownVersion(), '--version', 'the version, one line')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      outputError: (text, write) => write(`okiba: ${oneLine(text.replace(/^error: /, ''))}\n`),
    });
  for (const register of commands) register(program);
  localiseHelp(program, words.language);
  return program;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

/** The exit code of an error, after saying in one line what is wrong. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const known = error instanceof Failure || error instanceof PositionError;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`okiba: ${known ? '' : 'unexpected: '}${oneLine(text)}\n`);
  return error instanceof Failure ? error.exitCode : 2;
}

/** A reader that has seen enough is no error; a full disk is one. */
function endWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`okiba: stdout: can't be written (${reasonOf(error)})\n`);
  process.exit(2);
}

process.stdout.on('error', endWithoutReader);
// Where nobody can be told, the exit code has to do.
process.stderr.on('error', () => {});

try {
  // Within Electron commander would look for the arguments elsewhere.
  await makeProgram().parseAsync(process.argv.slice(2), { from: 'user' });
} catch (error) {
  process.exitCode = report(error);
}
