import { type Command, Option } from 'commander';
import type { GameKind, Observation, PuyoObservation, TetrisObservation } from '../../../vision/types.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { doubtWords, words } from '../words/commandWords.ts';

const { see: said } = words.command;

interface SeeFlags {
  game?: GameKind;
  explain?: string;
  json?: true;
}

/** The networks and what decodes pictures are most of the program: only those who have a picture wait for them. */
const eyes = {
  load: async (file: string) => (await import('./picture.ts')).loadPicture(file),
  see: async () => (await import('../../../vision/see.ts')).see,
  explain: async () => (await import('../../../vision/explain.ts')).explain,
};

/** Where a picture is wider than what was searched, results are given in the picture's own pixels. */
export async function seePicture(file: string, game?: GameKind): Promise<Observation> {
  const { image, scale } = await eyes.load(file);
  const see = await eyes.see();
  return enlarged(see(image, game ? { game } : {}), scale);
}

/** The same, with what each stage of recognition saw written into a folder. */
async function explainPicture(file: string, folder: string, game?: GameKind): Promise<Observation> {
  const { makeFolder, writeExplanation } = await import('../explaining/writeExplanation.ts');
  const { image, scale } = await eyes.load(file);
  const explain = await eyes.explain();
  makeFolder(folder);
  const told = explain(image, game ? { game } : {});
  const names = await writeExplanation(folder, image, told);
  process.stderr.write(`okiba: ${said.explained(folder, names.length)}\n`);
  return enlarged(told.answer, scale);
}

function enlarged(seen: Observation, scale: number): Observation {
  if (seen.game === null || scale === 1) return seen;
  const { x, y, width, height } = seen.board;
  return { ...seen, board: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}

export function registerSee(program: Command): void {
  program
    .command('see')
    .description('shows what is recognised in pictures of a game')
    .argument('<image...>', 'pictures, each read on its own')
    .addOption(new Option('--game <game>', 'look for one game only').choices(['tetris', 'puyo']))
    .option('--explain <folder>', 'of one picture: writes what each stage saw, as pictures and a text file')
    .addOption(new Option('--json', 'one JSON line for each picture on stdout and nothing else'))
    .action(seeAll);
}

async function seeAll(files: string[], { game, explain: folder, json }: SeeFlags): Promise<void> {
  if (folder !== undefined && files.length > 1) throw new Failure('--explain: takes one picture at a time');
  let missing = 0;
  for (const file of files) {
    const seen = await (folder === undefined ? seePicture(file, game) : explainPicture(file, folder, game));
    if (seen.game === null) missing += 1;
    if (json) printJson(seen);
    else print(describe(file, seen));
  }
  if (missing > 0 && !json) throw new Failure(tell(missing, files.length), 1);
  if (missing > 0) process.exitCode = 1;
}

const tell = (missing: number, all: number): string =>
  all === 1 ? 'no playfield found' : `no playfield found in ${missing} of ${all} pictures`;

function describe(file: string, seen: Observation): string {
  if (seen.game === null) return `${file}: ${doubtWords(seen.doubts)}`;
  const { game, columns, rows } = seen;
  const { x, y, width, height } = seen.board;
  const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number];
  return [
    `${file}: ${said.board({ game, columns, rows, left, top, width: wide, height: high })}`,
    ...seen.cells,
    ...(seen.game === 'tetris' ? piecesOf(seen) : pairsOf(seen)),
    said.sure(Math.round(seen.confidence * 100), doubtWords(seen.doubts)),
  ].join('\n');
}

function piecesOf({ current, next, hold }: TetrisObservation): string[] {
  const falling = current
    ? said.at(current.piece, current.cells.map((cell) => cell.join(',')).join(' '))
    : '-';
  return [said.falling(falling), said.next(next.join(' ') || '-'), said.hold(hold ?? '-')];
}

function pairsOf({ current, next }: PuyoObservation): string[] {
  const falling = current ? said.at(current.axis + current.child, current.cells.join(' ')) : '-';
  return [said.falling(falling), said.next(next.map(({ axis, child }) => axis + child).join(' ') || '-')];
}
