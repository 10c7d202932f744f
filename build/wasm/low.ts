import { pieces } from '../../engine/tetris/types.ts';
import { writeExplore } from './explore.ts';
import { boardParameters, boardRows, writeFind, writeFindSpins } from './find.ts';
import { type Family, memberOf } from './shapes.ts';
import { lowKicks } from './tables.ts';
import { writeCanSpin, writeExploreSpins } from './spins.ts';

/** Stacks that fit into one block of eight rows, and into two; higher ones are rare and searched by general code. */
const blockCounts = [1, 2] as const;

/** As in `kicks`. */
const plus = lowKicks.indexOf('srs+');

const head = `
import { setBytes, wallBits } from './moves/layout';
import { kicks } from './moves/rules';
/** Landings in the open sky by piece, for the columns of the board. */
export const openLandings: usize = memory.data(${pieces.length * 4}, 4);
const fits: usize = memory.data(256, 16);
const skies: usize = memory.data(256, 16);
const caves: usize = memory.data(256, 16);
const wanted: usize = memory.data(256, 16);`;

function writeExplorers(family: Family, blocks: number): string {
  const name = `explore${family}${blocks}`;
  if (family === 'O') return writeExplore(name, family, blocks, 'srs');
  return [
    writeExplore(`${name}Srs`, family, blocks, 'srs'),
    writeExplore(`${name}Plus`, family, blocks, 'srs+'),
    `function ${name}(out: usize): i32 {
  return kicks === ${plus} ? ${name}Plus(out) : ${name}Srs(out);
}`,
  ].join('\n');
}

function writeSpins(blocks: number): string {
  const name = `exploreSpins${blocks}`;
  const board = boardRows(blocks).join(', ');
  return [
    writeCanSpin(blocks),
    writeFindSpins(blocks),
    writeExploreSpins(`${name}Srs`, blocks, 'srs'),
    writeExploreSpins(`${name}Plus`, blocks, 'srs+'),
    `function ${name}(${boardParameters(blocks)}, out: usize): i32 {
  return kicks === ${plus} ? ${name}Plus(${board}, out) : ${name}Srs(${board}, out);
}`,
  ].join('\n');
}

/** `findLow${blocks}(piece, board0, …, out)`: as the `find` of that piece. */
function writeFinder(blocks: number): string {
  const board = boardRows(blocks).join(', ');
  const cases = pieces.map((piece, index) => `case ${index}: return find${piece}${blocks}(${board}, out);`);
  return `export function findLow${blocks}(piece: i32, ${boardParameters(blocks)}, out: usize): i32 {
  switch (piece) {
    ${cases.join('\n    ')}
  }
  return 0;
}`;
}

/** The module \`low\`: searches of low stacks from the open sky, without loops over rows or orientations. */
export function writeLow(): string {
  const families = Object.keys(memberOf) as Family[];
  return [
    head,
    ...blockCounts.flatMap((blocks) => [
      ...families.map((family) => writeExplorers(family, blocks)),
      ...pieces.map((piece) => writeFind(piece, blocks)),
      writeFinder(blocks),
      writeSpins(blocks),
    ]),
    `export function findLow(piece: i32, blocks: i32, board: usize, out: usize): i32 {
  const board0 = v128.load(board);
  return blocks === 1 ? findLow1(piece, board0, out) : findLow2(piece, board0, v128.load(board, 16), out);
}
export function findLowSpins(blocks: i32, board: usize, out: usize): i32 {
  const board0 = v128.load(board);
  return blocks === 1 ? findSpins1(board0, out) : findSpins2(board0, v128.load(board, 16), out);
}
export function canSpin(blocks: i32, board: usize): bool {
  const board0 = v128.load(board);
  return blocks === 1 ? canSpin1(board0) : canSpin2(board0, v128.load(board, 16));
}`,
  ].join('\n');
}
