import { expect, it } from 'vitest';
import { styleFor, styles } from '../../../../engine/tetris/evaluate/styles.ts';
import { plain } from '../../../../engine/tetris/evaluate/attackers/plainWeights.ts';
import { tspin } from '../../../../engine/tetris/evaluate/attackers/tspinWeights.ts';
import { type VersusWeights, versusFeatures } from '../../../../engine/tetris/evaluate/versus.ts';
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

it.each([
  ['guideline', tspin],
  ['jstris', tspin],
  ['tetris99', plain],
  ['plain', plain],
] as [AttackName, VersusWeights][])(
  'tspin goes by the weights that were tuned for a table like %s',
  (attack, { slot }) => {
    expect(styleFor('tspin', attack).weightsFor(emptyBoard())[versusFeatures.indexOf('slot')]).toBe(slot);
  },
);

it('beginners play alike under every attack table, and one table makes one style', () => {
  expect(styleFor('okiba', 'tetrio')).toMatchObject({ versus: false, noise: styles.okiba.noise });
  expect(styleFor('tspin', 'guideline')).toBe(styles.tspin);
});
