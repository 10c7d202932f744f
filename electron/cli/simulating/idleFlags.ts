import type { Command } from 'commander';

type Game = 'tetris' | 'puyo';

/** Flags of `simulate` that matter for one game only. */
const only: Readonly<Record<Game, readonly string[]>> = {
  tetris: ['hold', 'randomizer', 'table', 'width', 'bot'],
  puyo: ['colours', 'rules', 'dealer', 'endless', 'nodes', 'against'],
};

const names = { tetris: 'Tetris', puyo: 'Puyo' } as const;

/** A line on stderr for each flag that was given and means nothing in this game. */
export function tellIdleFlags(command: Command, game: Game): void {
  const other = game === 'tetris' ? 'puyo' : 'tetris';
  for (const flag of only[other])
    if (command.getOptionValueSource(flag) === 'cli')
      process.stderr.write(`okiba: --${flag} means nothing in ${names[game]} and is left out\n`);
}
