/**
 * `npm run bench -- puyo [GAMES] [NODES]`: the test of the thesis of 2018 with simulated players of rising skill, alone,
 * with the hints of thesis-2018, and with those of okiba: the mean of each game's longest chain.
 */
import { runProtocol } from './thesis/thesisProtocol.ts';

const [games = 10, nodes = 3000] = process.argv.slice(2).map(Number);
const pairs = 50;
const goal = 3;

const evaluators = [{ evaluator: 'thesis-2018' }, { evaluator: 'potential' }, { evaluator: 'okiba', nodes }];
let played = 0;
const all = games * (1 + evaluators.length) * 4;
const onGame = (): void => {
  played++;
  if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${all} games`);
};
const rows = runProtocol({ games, pairs, previews: 1, seed: 1, evaluators, onGame });
if (process.stderr.isTTY) process.stderr.write('\n');

console.log(
  `${games} games of ${pairs} pairs each, 5 colours, no hidden row, hints from 24 puyos on, one next pair`,
);
console.log(['player', 'alone', ...evaluators.map(({ evaluator }) => evaluator)].join('\t'));
for (const { player, alone, helped } of rows) {
  const cells = [alone, ...helped].map(
    ({ mean, longest, lost }) => `${mean.toFixed(2)} (to ${longest}, ${lost} lost)`,
  );
  console.log([player, ...cells].join('\t'));
}
for (const [index, { evaluator }] of evaluators.entries()) {
  const met = rows.filter(
    ({ alone, helped }) => helped[index]!.mean > goal && helped[index]!.mean > alone.mean,
  );
  console.log(
    `${evaluator}: above ${goal} and above the player's own mean for ${met.length} of ${rows.length} players`,
  );
}
