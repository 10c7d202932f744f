/** The command line: one program, human-readable or JSON. Exit codes: 0 done, 1 nothing found, 2 bad arguments or input. */
import { Command, CommanderError } from 'commander';
import { PositionError } from '../engine/tetris/rules/board.ts';
import { Failure } from './cli/console/Failure.ts';
import { reasonOf } from './cli/console/input.ts';
import { ownVersion } from './cli/console/ownVersion.ts';
import { words } from './cli/words/commandWords.ts';
import { localiseHelp } from './cli/words/localiseHelp.ts';
import { refusalWords } from './cli/words/refusal.ts';

/** In the order in which help lists them; the last one knows the others. Each is loaded only where it is asked for. */
const commands = {
  see: async () => (await import('./cli/pictures/see.ts')).registerSee,
  hint: async () => (await import('./cli/hint.ts')).registerHint,
  ask: async () => (await import('./cli/ask.ts')).registerAsk,
  simulate: async () => (await import('./cli/simulating/simulate.ts')).registerSimulate,
  moves: async () => (await import('./cli/moves.ts')).registerMoves,
  perft: async () => (await import('./cli/perft.ts')).registerPerft,
  tile: async () => (await import('./cli/tiling/tile.ts')).registerTile,
  percent: async () => (await import('./cli/solving/percent.ts')).registerPercent,
  path: async () => (await import('./cli/solving/path.ts')).registerPath,
  setup: async () => (await import('./cli/solving/setup.ts')).registerSetup,
  cover: async () => (await import('./cli/solving/cover.ts')).registerCover,
  pc: async () => (await import('./cli/solving/pc.ts')).registerPc,
  spin: async () => (await import('./cli/solving/spin.ts')).registerSpin,
  puzzles: async () => (await import('./cli/puzzles/puzzles.ts')).registerPuzzles,
  review: async () => (await import('./cli/review.ts')).registerReview,
  bot: async () => (await import('./cli/bot.ts')).registerBot,
  referee: async () => (await import('./cli/simulating/referee.ts')).registerReferee,
  chain: async () => (await import('./cli/chain.ts')).registerChain,
  completion: async () => (await import('./cli/completion/completion.ts')).registerCompletion,
} satisfies Record<string, () => Promise<(program: Command) => void>>;

const names = Object.keys(commands) as (keyof typeof commands)[];

/** The command that is asked for; all of them where help or completion lists them, or where none is named. */
function wanted(first: string | undefined): typeof names {
  if (first === '--version') return [];
  const named = names.filter((name) => name === first && name !== 'completion');
  return named.length > 0 ? named : names;
}

async function makeProgram(argv: readonly string[]): Promise<Command> {
  const program = new Command('okiba')
    .description('Shows where the next piece of a falling-block puzzle should go.')
    .version(ownVersion(), '--version', 'the version, one line')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      outputError: (text, write) => write(`okiba: ${told(text.replace(/^error: /, ''))}\n`),
    });
  for (const register of await Promise.all(wanted(argv[0]).map((name) => commands[name]())))
    register(program);
  localiseHelp(program, words.language);
  return program;
}

/** In one line, in the language of the system. */
function told(text: string): string {
  return refusalWords(text.trim().replace(/\s*\n\s*/g, ' '), words.language);
}

/** The exit code of an error, after saying in one line what is wrong. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const known = error instanceof Failure || error instanceof PositionError;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`okiba: ${known ? '' : 'unexpected: '}${told(text)}\n`);
  return error instanceof Failure ? error.exitCode : 2;
}

/** A reader that has seen enough is no error; a full disk is one. */
function endWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`okiba: stdout: can't be written (${reasonOf(error)})\n`);
  process.exit(2);
}

process.stdout.on('error', endWithoutReader);
// Where nothing can be printed, the exit code has to do.
process.stderr.on('error', () => {});

try {
  // Within Electron commander would look for the arguments elsewhere.
  const argv = process.argv.slice(2);
  const program = await makeProgram(argv);
  await program.parseAsync(argv, { from: 'user' });
} catch (error) {
  process.exitCode = report(error);
}
