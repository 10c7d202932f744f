import { expect, it } from 'vitest';
import { styleFor, styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { versusFeatures } from '../../../../engine/tetris/evaluate/versus.ts';
import { type AttackName, attackTables } from '../../../../engine/tetris/rules/attack.ts';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';

const perfectClear = versusFeatures.indexOf('perfectClear');
const worthOf = (attack: AttackName) =>
  styleFor('tspin', attack).weightsFor(emptyBoard())[perfectClear]! / worthByGuideline;
const worthByGuideline = styles.tspin.weightsFor(emptyBoard())[perfectClear]!;

it.each([
  ['plain', 0],
  ['tetrio', 0.5],
  ['tetris99', 0.4],
  ['jstris', 1],
] as [AttackName, number][])('a perfect clear is worth by %s what it sends', (attack, share) => {
  expect(worthOf(attack)).toBeCloseTo(share, 10);
  expect(styleFor('tspin', attack).attack).toBe(attackTables[attack]);
});

it('beginners play alike under every attack table, and one table makes one style', () => {
  expect(styleFor('okiba', 'tetrio')).toMatchObject({ versus: false, noise: styles.okiba.noise });
  expect(styleFor('tspin', 'guideline')).toBe(styles.tspin);
});
