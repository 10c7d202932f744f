/**
 * `npm run bench -- attack [PIECES] [EVALUATOR] [TABLE]`: garbage rows sent per piece (7-bag, hold, six visible pieces), by lines followed in each of three futures, which doesn't depend on the machine, and by milliseconds of CPU time per piece.
 */
import { attackNames } from '../../../engine/tetris/rules/attack.ts';
import { simulate } from '../../../engine/tetris/simulate.ts';

const [pieces = '1000', evaluator = 'tspin', table = 'guideline'] = process.argv.slice(2);
const attack = attackNames.find((name) => name === table);
if (!attack) throw new RangeError(`there is no table "${table}"; there are ${attackNames.join(', ')}`);
const widths = [100, 300];
const budgets = [40, 200];
/** Pieces after which the width for a budget is known well enough. */
const trialPieces = 40;
const trialWidth = 200;
const mostWidth = 4096;

function play(width: number, most: number) {
  let nodes = 0;
  const before = process.cpuUsage();
  const record = simulate({
    evaluator,
    attack,
    pieces: most,
    seed: 9,
    previews: 5,
    hold: true,
    randomizer: '7bag',
    width,
    onDecision: (_, judged) => (nodes += judged),
  });
  const { user, system } = process.cpuUsage(before);
  return { ...record, nodes: nodes / record.pieces, ms: (user + system) / 1e3 / record.pieces };
}

function tell(name: string, width: number): void {
  const { pieces: played, lines, attack, end, nodes, ms } = play(width, Number(pieces));
  console.log(
    `${name}: ${(attack / played).toFixed(3)} attack a piece, ${(attack / lines).toFixed(2)} a row, over ${played} pieces` +
      `${end === 'cap' ? '' : ` (${end})`}; ${Math.round(nodes)} placements judged and ${ms.toFixed(1)} ms a piece, ` +
      `${Math.round(nodes / ms)} a ms`,
  );
}

for (const width of widths) tell(`${width} lines`, width);
play(trialWidth, trialPieces);
const trial = play(trialWidth, trialPieces);
for (const budget of budgets)
  tell(`${budget} ms`, Math.min(mostWidth, Math.round((trialWidth * budget) / trial.ms)));
