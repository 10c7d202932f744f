import { distinctTurns, shapes } from '../../engine/tetris/rules/pieces.ts';
import { type Piece, pieces } from '../../engine/tetris/types.ts';
import { type Rows, Writer, any } from './Writer.ts';
import { collisions, edgeValues, familyOf, feet, shadow, surroundings } from './shapes.ts';

/** Positions of one orientation. */
export interface Positions {
  /** It doesn't fit there. */
  hit: Rows;
  /** Blocks are there or above. */
  covered: Rows;
  /** It can't move down from there. */
  grounded: Rows;
}

export function positionsOf(writer: Writer, piece: Piece, filled: Rows): Positions[] {
  const shade = shadow(writer, filled);
  return distinctTurns[piece].map((turns) => {
    const shape = shapes[piece][turns]!;
    const hit = collisions(writer, filled, shape);
    const covered = collisions(writer, shade, feet(shape));
    return { hit, covered, grounded: writer.move(hit, 0, 1, surroundings) };
  });
}

/** The parameters that hold so many blocks of the board. */
export function boardRows(blocks: number): Rows {
  return Array.from({ length: blocks }, (_, block) => `board${block}`);
}

/** As a function declares them. */
export function boardParameters(blocks: number): string {
  return boardRows(blocks)
    .map((name) => `${name}: v128`)
    .join(', ');
}

/**
 * `find${piece}${blocks}(board0, …, out)`: how many landings a piece has that starts in the open sky above so many blocks
 * of rows. Where `out` is not 0, they are stored there, a set for each canonical orientation. In every column the piece
 * can fall straight down in every orientation, so only what lies under an overhang is searched.
 */
export function writeFind(piece: Piece, blocks: number): string {
  const name = `explore${familyOf[piece]}${blocks}`;
  return writeSearch(`find${piece}${blocks}`, piece, blocks, `${name}(out)`, false);
}

/** `findSpins${blocks}(board0, …, out)`: as the `find` of T, by spin class. */
export function writeFindSpins(blocks: number): string {
  return writeSearch(
    `findSpins${blocks}`,
    'T',
    blocks,
    `exploreSpins${blocks}(${boardRows(blocks).join(', ')}, out)`,
    true,
  );
}

function writeSearch(name: string, piece: Piece, blocks: number, explore: string, always: boolean): string {
  const writer = new Writer();
  const sets = positionsOf(writer, piece, boardRows(blocks));
  writer.block('if (out !== 0)', (inner) =>
    sets.forEach(({ covered, grounded }, set) =>
      inner.store(`out + ${set} * setBytes`, inner.without(grounded, covered)),
    ),
  );
  const caves = sets.map(({ hit, covered }) => writer.without(covered, hit));
  const wanted = sets.map(({ grounded }, set) => writer.and(caves[set]!, grounded));
  writer.line(`const count = load<i32>(openLandings + ${pieces.indexOf(piece) * 4});`);
  if (!always) writer.line(`if (!${any(wanted)}) return count;`);
  const keep = (place: string, rows: Rows, set: number) => writer.store(`${place} + ${set} * setBytes`, rows);
  sets.forEach(({ hit, covered }, set) => {
    keep('fits', writer.not(hit), set);
    keep('skies', writer.not(covered), set);
    keep('caves', caves[set]!, set);
    keep('wanted', wanted[set]!, set);
  });
  writer.line(`return count + ${explore};`);
  return `function ${name}(${boardParameters(blocks)}, out: usize): i32 {\n${edgeValues}\n${writer.text}\n}`;
}
