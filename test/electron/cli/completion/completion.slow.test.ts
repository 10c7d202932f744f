import { execFileSync } from 'node:child_process';
import { Argument, Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { bashCompletion } from '../../../../electron/cli/completion/bash.ts';
import { fishCompletion } from '../../../../electron/cli/completion/fish.ts';
import { type Outlined, outlineOf } from '../../../../electron/cli/completion/outline.ts';
import { powershellCompletion } from '../../../../electron/cli/completion/powershell.ts';
import { zshCompletion } from '../../../../electron/cli/completion/zsh.ts';
import { okiba } from '../program.ts';

function makeProgram(): Command {
  const program = new Command('okiba');
  program
    .command('count')
    .description("what's there")
    .addOption(new Option('-r, --rules <rules>', 'which: one').choices(['srs', 'srs+']))
    .option('--json', 'as JSON');
  const deep = program.command('deep').description('has more below');
  deep.command('inner').description('does it').option('--depth <count>', 'how far');
  program.command('pick').addArgument(new Argument('<shell>').choices(['bash', 'zsh']));
  return program;
}

const outline = outlineOf(makeProgram());
const at = (path: string): Outlined => outline.find((one) => one.path === path)!;

/** What bash offers for the words of a line, the last one unfinished. */
function offered(script: string, ...words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const asked = `COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _okiba; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${script}\n${asked}`], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

describe('the outline of a program', () => {
  it('has every command with those below it', () => {
    expect(outline.map(({ path }) => path)).toEqual(['', 'count', 'deep', 'deep inner', 'pick']);
    expect(at('').words.map(({ name }) => name)).toEqual(['count', 'deep', 'pick', 'help']);
    expect(at('pick').words.map(({ name }) => name)).toEqual(['bash', 'zsh']);
  });

  it('lists what may follow an option', () => {
    expect(at('count').options[0]).toEqual({
      names: ['-r', '--rules'],
      about: 'which: one',
      choices: ['srs', 'srs+'],
      takesValue: true,
    });
    expect(at('count').options[1]).toMatchObject({ choices: [], takesValue: false });
  });
});

describe('completion', () => {
  it.each([
    [['okiba', 'c'], ['count']],
    [
      ['okiba', 'count', '--'],
      ['--rules', '--json', '--help'],
    ],
    [
      ['okiba', 'count', '-r', 's'],
      ['srs', 'srs+'],
    ],
    [['okiba', 'deep', 'i'], ['inner']],
    [['okiba', 'deep', 'inner', '--d'], ['--depth']],
    [['okiba', 'pick', 'b'], ['bash']],
    [['okiba', 'count', 'file'], ['']],
  ])('gives %j in bash the words %j', (words, expected) => {
    expect(offered(bashCompletion(outline), ...words)).toEqual(expected);
  });

  it('is written for every shell with every command, option and choice, quotes and colons made safe', () => {
    const scripts = [bashCompletion, zshCompletion, fishCompletion, powershellCompletion].map((write) =>
      write(outline),
    );
    for (const script of scripts)
      for (const word of ['count', 'inner', 'rules', 'depth', 'srs+', 'zsh']) expect(script).toContain(word);
    expect(scripts[1]).toContain("'--rules:which\\: one'");
    expect(scripts[1]).toContain("'count:what'\\''s there'");
    expect(scripts[2]).toContain("-d 'what\\'s there'");
  });

  it("is generated from the program's own commands", async () => {
    const { code, stdout } = await okiba(['completion', 'bash']);
    expect(code).toBe(0);
    expect(offered(stdout, 'okiba', 'per')).toEqual(['percent', 'perft'].sort().reverse());
    expect(offered(stdout, 'okiba', 'completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
    expect((await okiba(['completion', 'tcsh'])).code).toBe(2);
  });
});
