/** A bot that misbehaves in the way that its argument names; `fine` plays the first I or O flat on the floor. */
import { createInterface } from 'node:readline';

const way = process.argv[2];
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const at = (type, x, y) => ({ location: { type, orientation: 'north', x, y }, spin: 'none' });
let bag = [];
let held = null;
const answers = {
  holds: () => say({ type: 'suggestion', moves: [at(held, 1, 0)] }),
  bagged: () => say({ type: 'suggestion', moves: [at('I', 1, 0)], move_info: { nodes: bag.length } }),
  fine: () => say({ type: 'suggestion', moves: [at('I', 1, 0), at('O', 3, 0)], move_info: { nodes: 5 } }),
  illegal: () => say({ type: 'suggestion', moves: [at('I', 1, 7)] }),
  otherPiece: () => say({ type: 'suggestion', moves: [at('Z', 1, 0)] }),
  forfeit: () => say({ type: 'suggestion', moves: [] }),
  shapeless: () => say({ type: 'suggestion', moves: [{ location: { type: 'I', x: 'one' } }] }),
  broken: () => process.stdout.write('{"type": "sugg\n'),
  dies: () => process.exit(3),
  silent: () => {},
  flooding: () => flood(),
  manifold: () => say({ type: 'suggestion', moves: Array.from({ length: 9000 }, () => at('I', 1, 0)) }),
  endless: () => process.stdout.write('x'.repeat(3 << 20)),
};

/** Weather reports, as fast as they are taken. */
function flood() {
  const reports = `${JSON.stringify({ type: 'weather' })}\n`.repeat(10_000);
  process.stdout.write(reports, () => setImmediate(flood));
}

if (way !== 'mute')
  say({ type: 'info', name: `Odd ${way}`, version: '1', author: 'test', features: [], more: 1 });
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, randomizer, hold, queue } = JSON.parse(line);
  const isRefused = way === 'refuses' || (way === 'bagged' && randomizer !== 'seven_bag');
  if (type === 'rules') say(isRefused ? { type: 'error', reason: 'unsupported_rules' } : { type: 'ready' });
  if (type === 'start') held = hold ?? queue[1];
  if (type === 'start' && way === 'bagged') bag = randomizer.bag_state;
  if (type === 'start') say({ type: 'weather', sunny: true });
  if (type === 'suggest') answers[way]?.();
  if (type === 'quit') process.exit(0);
});
