import { describe, expect, it } from 'vitest';
import { okiba } from '../program.ts';

const japanese = (args: string[], stdin = '') => okiba(args, stdin, 'ja_JP.UTF-8');
const isJapanese = /[ぁ-んァ-ヶ一-龠]/;

describe('where the system is Japanese', () => {
  it('hints, questions and chains are printed in Japanese', async () => {
    const [hint, ask, chain] = await Promise.all([
      japanese(['hint', 'XXXX..XXXX/XXXX..XXXX', '--queue', 'OT']),
      japanese(['ask'], 'O\nQ\n'),
      japanese(['chain', 'RRRR..']),
    ]);
    expect(hint.stdout).toContain('1. O：落とす（2段消えます');
    expect(ask.stdout).toContain('"Q"というミノはありません');
    expect(chain.stdout).toContain('1連鎖目：4個消えて40点');
  });

  it('JSON is the same as elsewhere', async () => {
    const args = ['hint', 'XXXX..XXXX/XXXX..XXXX', '--queue', 'OT', '--json'];
    const [here, elsewhere] = await Promise.all([japanese(args), okiba(args)]);
    const told = ({ stdout }: { stdout: string }): object => {
      const { candidates, notHere } = JSON.parse(stdout) as Record<string, unknown>;
      return { candidates, notHere };
    };
    expect(told(here)).toEqual(told(elsewhere));
  });

  it('help lists every command, and all options of hint, chain and review', async () => {
    const [all, ...single] = await Promise.all(
      [['--help'], ['hint', '--help'], ['chain', '--help'], ['review', '--help']].map((args) =>
        japanese(args),
      ),
    );
    const lines = all!.stdout.split('\n').filter((line) => /^ {2}\w/.test(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.filter((one) => !one.startsWith('  -'))) expect(line).toMatch(isJapanese);
    for (const { stdout } of single) {
      expect(stdout).toContain('オプション：');
      for (const line of stdout.split('\n').filter((one) => /^ {2}-/.test(one)))
        expect(line).toMatch(isJapanese);
    }
  });
});

it('moves and counts take boards as arguments', async () => {
  const [moves, counts] = await Promise.all([
    okiba(['moves', 'XX______XX/XX_XXXXXXX', '--piece', 'I', '--json']),
    okiba(['perft', 'XX______XX/XX_XXXXXXX', '--queue', 'I', '--depth', '1', '--json']),
  ]);
  const { placements } = JSON.parse(moves.stdout) as { placements: unknown[] };
  expect((JSON.parse(counts.stdout) as { counts: number[] }).counts).toEqual([placements.length]);
});
