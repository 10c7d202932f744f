import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellIdleFlags } from '../../../../electron/cli/simulating/idleFlags.ts';

afterEach(() => void vi.restoreAllMocks());

function toldFor(game: 'tetris' | 'puyo', ...flags: string[]): string[] {
  const told: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
  const command = new Command()
    .option('--hold')
    .option('--colours <count>', '', '4')
    .option('--rules <rules>', '', 'tsu');
  tellIdleFlags(command.parse(flags, { from: 'user' }), game);
  return told;
}

describe('tellIdleFlags', () => {
  it.each([
    ['puyo', ['--hold'], ['okiba: --hold means nothing in Puyo and is left out\n']],
    ['tetris', ['--colours', '5'], ['okiba: --colours means nothing in Tetris and is left out\n']],
    ['tetris', ['--hold'], []],
    ['puyo', ['--colours', '5', '--rules', 'thesis'], []],
  ] as const)('in %s, of %j', (game, flags, wanted) => {
    expect(toldFor(game, ...flags)).toEqual(wanted);
  });
});
