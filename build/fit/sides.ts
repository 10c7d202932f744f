/**
 * `npm run fit:sides`: how far the upper and the lower side of Tetris boards are off in labelled pictures, as they are and
 * with the falling piece between two rows, and how often such a board is found at all.
 */
import { parseArgs } from 'node:util';
import { withSlidPiece } from '../../test/vision/synthetic/games/slid.ts';
import { Chance } from '../../test/vision/synthetic/drawing/random.ts';
import type { Label } from '../../test/vision/synthetic/games/label.ts';
import { locate } from '../../vision/locate.ts';
import { isSure } from '../../vision/trust.ts';
import type { Image, Layout, Rect } from '../../vision/types.ts';
import { fallingLabel, loadLabelled, readLabels } from './pictures/pictures.ts';

const help = `npm run fit:sides -- --labelled DIR [--labelled DIR] [--each N] [--verbose]
  --labelled DIR   pictures with a labels.jsonl; more than one may be given
  --each N         so many pictures of a client at most; 3 where absent
  --verbose        names the pictures whose board is off or not found`;

const { values: options } = parseArgs({
  options: {
    labelled: { type: 'string', multiple: true, default: [] },
    each: { type: 'string', default: '3' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Parts of a cell by which a side may be off, and is far off. */
const limits = { off: 0.15, far: 0.3 };
/** The piece is moved by at least and at most this part of a row. */
const parts = { least: 0.2, most: 0.8 };
const seed = 5;

/** `off`: the upper or the lower side, whichever is farther off, in cells; null if the board was not found. */
interface Outcome {
  name: string;
  isSlid: boolean;
  off: number | null;
  isSure: boolean;
}

function outcomeOf(name: string, image: Image, { board, columns, rows }: Label, part: number): Outcome {
  const cell = board.height / rows;
  const offOf = (found: Rect): number =>
    Math.max(Math.abs(found.y - board.y), Math.abs(found.y + found.height - board.y - board.height)) / cell;
  const isSame = (found: Layout): boolean =>
    found.columns === columns && found.rows === rows && offOf(found.board) < 1;
  const found = locate(image).find(isSame);
  return {
    name: `${name} ${part.toFixed(2)}`,
    isSlid: part !== 0,
    off: found ? offOf(found.board) : null,
    isSure: found !== undefined && isSure(found),
  };
}

async function outcomesOf(folder: string): Promise<Outcome[]> {
  const chance = new Chance(seed);
  const counts = new Map<string, number>();
  const outcomes: Outcome[] = [];
  for (const labelled of readLabels(folder)) {
    const { file, client } = labelled;
    const count = counts.get(client) ?? 0;
    if (count >= Number(options.each)) continue;
    const { image, scale } = await loadLabelled(labelled);
    const label = fallingLabel(labelled, scale);
    if (!label) continue;
    counts.set(client, count + 1);
    for (const sign of [0, 1, -1]) {
      const part = sign * chance.between(parts.least, parts.most);
      const slid = part === 0 ? image : withSlidPiece(image, label, part);
      if (slid) outcomes.push(outcomeOf(file, slid, label, part));
    }
  }
  return outcomes;
}

function show(name: string, all: readonly Outcome[]): void {
  const found = all.filter(({ off }) => off !== null);
  const off = found.filter((one) => one.off! > limits.off);
  const mean = found.reduce((sum, one) => sum + one.off!, 0) / found.length;
  console.log(
    `${name} ${all.length} pictures, found ${found.length}, off by more than ${limits.off} of a cell ${off.length} (${off.filter((one) => one.isSure).length} of them sure), ${limits.far}: ${off.filter((one) => one.off! > limits.far).length}, mean ${mean.toFixed(3)}`,
  );
  if (options.verbose)
    for (const one of all.filter(({ off: far }) => far === null || far > limits.off))
      console.log(`  ${one.name}: ${one.off === null ? 'not found' : one.off.toFixed(2)}`);
}

if (options.help || options.labelled.length === 0) console.log(help);
else
  for (const folder of options.labelled) {
    console.log(folder);
    const outcomes = await outcomesOf(folder);
    show(
      'as they are     ',
      outcomes.filter(({ isSlid }) => !isSlid),
    );
    show(
      'between two rows',
      outcomes.filter(({ isSlid }) => isSlid),
    );
  }
