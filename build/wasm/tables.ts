import { type KickRules, kicksOf } from '../../engine/tetris/rules/kicks.ts';
import { canonical, distinctTurns, shapes } from '../../engine/tetris/rules/pieces.ts';
import { type Piece, pieces } from '../../engine/tetris/types.ts';

const fourTurns = [0, 1, 2, 3];

/** Bytes of one turn: from, to, tests, then dx and dy of each test. */
const turnBytes = 16;
/** Twelve turns at most, and a mark of their end. */
const turnsBytes = 13 * turnBytes;

function data(type: string, values: readonly number[]): string {
  return `memory.data<${type}>([${values.join(', ')}])`;
}

function padded(values: readonly number[], length: number, filler: number): number[] {
  return [...values, ...new Array<number>(length - values.length).fill(filler)];
}

function turnsUnder(piece: Piece, rules: KickRules): number[] {
  const turns = fourTurns.flatMap((from) =>
    fourTurns.flatMap((to) => {
      const kicks = kicksOf(piece, from, to, rules);
      return kicks.length === 0 ? [] : padded([from, to, kicks.length, ...kicks.flat()], turnBytes, 0);
    }),
  );
  return padded(turns, turnsBytes, -1);
}

function widthsOf(piece: Piece): number[] {
  return shapes[piece].map((shape) => {
    const columns = shape.map(([x]) => x);
    return 1 + Math.max(...columns) - Math.min(...columns);
  });
}

/** The module `tables`: pieces and kicks as the kernel reads them. */
export function writeTables(): string {
  const turns = (['srs', 'srs+'] as const).flatMap((rules) =>
    pieces.flatMap((piece) => turnsUnder(piece, rules)),
  );
  const same = pieces.flatMap((piece) => canonical[piece].flatMap(({ turns, dx, dy }) => [turns, dx, dy]));
  return `
${(['I', 'O', 'T'] as const).map((piece) => `export const piece${piece}: i32 = ${pieces.indexOf(piece)};`).join('\n')}
export const cells: usize = ${data(
    'i8',
    pieces.flatMap((piece) => shapes[piece].flat(2)),
  )};
export const widths: usize = ${data('u8', pieces.flatMap(widthsOf))};
export const distinct: usize = ${data(
    'u8',
    pieces.map((piece) => distinctTurns[piece].length),
  )};
export const canonical: usize = ${data('i8', same)};
export const turnBytes: usize = ${turnBytes};
const turns: usize = ${data('i8', turns)};
/** The turns of a piece one after the other; after the last one stands -1. */
export function turnsOf(piece: i32, plus: bool): usize {
  return turns + ((plus ? ${pieces.length} : 0) + piece) * ${turnsBytes};
}`;
}
