/**
 * `npm run bench -- attack [PIECES] [EVALUATOR] [TABLE] [GAMES]`: garbage rows sent per piece (7-bag, hold, six visible
 * pieces), by lines followed in each of three futures, which doesn't depend on the machine, and by milliseconds of CPU time
 * per piece; the mean of some games, and how far it may be off (one standard error).
 */
import { attackNames } from '../../../engine/tetris/rules/attack.ts';
import { type GameRecord, simulate } from '../../../engine/tetris/simulate.ts';

const [pieces = '500', evaluator = 'tspin', table = 'guideline', games = '2'] = process.argv.slice(2);
const attack = attackNames.find((name) => name === table);
if (!attack) throw new RangeError(`there is no table "${table}"; there are ${attackNames.join(', ')}`);
const widths = [100, 300];
const budgets = [40, 200];
/** Pieces after which the width for a budget is known well enough. */
const trialPieces = 40;
const trialWidth = 200;
const mostWidth = 4096;
/** Far from those that weights are tuned on. */
const firstSeed = 9;

function play(width: number, most: number, count: number) {
  let nodes = 0;
  const before = process.cpuUsage();
  const records = Array.from({ length: count }, (_, game) =>
    simulate({
      evaluator,
      attack,
      pieces: most,
      seed: firstSeed + game,
      previews: 5,
      hold: true,
      randomizer: '7bag',
      width,
      onDecision: (_, judged) => (nodes += judged),
    }),
  );
  const { user, system } = process.cpuUsage(before);
  const played = sum(records, (record) => record.pieces);
  return { records, played, nodes: nodes / played, ms: (user + system) / 1e3 / played };
}

function sum(records: readonly GameRecord[], of: (record: GameRecord) => number): number {
  return records.reduce((total, record) => total + of(record), 0);
}

/** The standard error of the attack per piece over games of the same length; nothing for one game. */
function spread(records: readonly GameRecord[], mean: number): string {
  if (records.length < 2) return '';
  const squares = sum(records, (record) => (record.attack / record.pieces - mean) ** 2);
  return ` ± ${Math.sqrt(squares / (records.length - 1) / records.length).toFixed(3)}`;
}

function tell(name: string, width: number): void {
  const { records, played, nodes, ms } = play(width, Number(pieces), Number(games));
  const sent = sum(records, (record) => record.attack);
  const lines = sum(records, (record) => record.lines);
  const over = records.filter(({ end }) => end !== 'cap').length;
  console.log(
    `${name}: ${(sent / played).toFixed(3)}${spread(records, sent / played)} attack a piece, ` +
      `${(sent / lines).toFixed(2)} a row, over ${played} pieces${over > 0 ? `, ${over} games lost` : ''}; ` +
      `${Math.round(nodes)} placements judged and ${ms.toFixed(1)} ms a piece, ${Math.round(nodes / ms)} a ms`,
  );
}

for (const width of widths) tell(`${width} lines`, width);
play(trialWidth, trialPieces, 1);
const trial = play(trialWidth, trialPieces, 1);
for (const budget of budgets)
  tell(`${budget} ms`, Math.min(mostWidth, Math.round((trialWidth * budget) / trial.ms)));
