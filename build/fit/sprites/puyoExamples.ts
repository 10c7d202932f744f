/** Draws Puyo games and cuts places out of them whose contents are known. */
import { learnBackdrop, type Backdrop } from '../../../vision/puyo/cells/backdrop.ts';
import { perCell, sample, sampleBoard, type Lattice } from '../../../vision/puyo/cells/lattice.ts';
import { contents, type Content } from '../../../vision/puyo/cells/sprites.ts';
import { describe, inputs, placeOfCell, type Place } from '../../../vision/puyo/cells/window.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { drawPuyo, type PuyoLabel } from '../../../test/vision/synthetic/puyo/puyoGame.ts';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';

/** `inputs` numbers each, one after another, and the place's contents (an index of `contents`). */
export interface Examples {
  inputs: Float32Array;
  answers: Uint8Array;
}

type Add = (lattice: Lattice, place: Place, backdrop: Backdrop | null, content: Content) => void;

/** This share of the boards shows our own hints: they must not be mistaken for puyo. */
const hinted = 0.35;

/** Places of the games drawn with the seeds from `from` to below `to`. */
export function drawExamples(from: number, to: number): Examples {
  const chunks: Float32Array[] = [];
  const answers: number[] = [];
  const add: Add = (lattice, place, backdrop, content) => {
    const chunk = new Float32Array(inputs);
    describe(chunk, lattice, place, backdrop);
    chunks.push(chunk);
    answers.push(contents.indexOf(content));
  };
  for (let seed = from; seed < to; seed += 1) {
    const chance = new Chance(seed ^ 0x71ee);
    const { image, labels } = drawPuyo(seed, hinted);
    for (const label of labels) {
      addBoard(image, label, chance, add);
      addPreviews(image, label, labels, chance, add);
    }
  }
  const all = new Float32Array(chunks.length * inputs);
  chunks.forEach((chunk, i) => all.set(chunk, i * inputs));
  return { inputs: all, answers: Uint8Array.from(answers) };
}

/** A puyo at most this many cells beside a place still counts as its contents, or as a part of one. */
const nearEnough = 0.3;
const partly = 0.72;

function addBoard(image: Image, label: PuyoLabel, chance: Chance, add: Add): void {
  const { columns, rows, cells } = label;
  const [w, h] = [label.board.width / columns, label.board.height / rows];
  const sway = chance.of([0.03, 0.1, 0.2]);
  const board = {
    x: label.board.x + w * chance.between(-sway, sway),
    y: label.board.y + h * chance.between(-sway, sway),
    width: label.board.width * (1 + chance.between(-0.01, 0.01)),
    height: label.board.height * (1 + chance.between(-0.01, 0.01)),
  };
  const lattice = sampleBoard(image, board, columns, rows);
  const falling = label.fallingAt.map(([x, y]) => ({ x, row: rows - 1 - y }));
  const contentAt = (column: number, row: number): Content => {
    const near = Math.min(...falling.map((one) => (one.x === column ? Math.abs(one.row - row) : 9)), 9);
    if (near < nearEnough) return 'colour';
    const kinds = [Math.floor(row), Math.ceil(row)].map((r) => cells[r]?.[column] ?? '.');
    const after = row - Math.floor(row);
    const kind = after < nearEnough ? kinds[0]! : after > 1 - nearEnough ? kinds[1]! : '.';
    if (kind !== '.') return kind === 'O' ? 'ojama' : 'colour';
    return near < partly || kinds.some((one) => one !== '.') ? 'part' : 'empty';
  };
  const empty = cells.flatMap((line, row) =>
    [...line].flatMap((_, x) => (contentAt(x, row) === 'empty' && chance.is(0.9) ? row * columns + x : [])),
  );
  const learned = learnBackdrop(lattice, columns, rows, empty);
  const pick = (): Backdrop | null => (chance.is(0.35) ? null : learned);
  for (let row = 0; row < rows; row += 1)
    for (let x = 0; x < columns; x += 1)
      if (contentAt(x, row) !== 'empty' || chance.is(0.6))
        add(lattice, placeOfCell(x, row, columns), pick(), contentAt(x, row));
  const shifted = [
    ...falling.flatMap(({ x, row }) => Array<[number, number]>(5).fill([x, row])),
    [2, 0],
    [3, 4],
  ];
  for (const [x, row] of shifted as [number, number][]) {
    const down = Math.round(row * perCell) + chance.whole(-5, 5);
    const at = down / perCell;
    if (at >= 0 && at <= rows - 1) add(lattice, placeOfCell(x, 0, columns, down), pick(), contentAt(x, at));
  }
}

function addPreviews(
  image: Image,
  { board, columns, slots }: PuyoLabel,
  labels: readonly PuyoLabel[],
  chance: Chance,
  add: Add,
): void {
  const all = labels.flatMap((label) => label.slots);
  const look = (area: Rect, content: Content): void => {
    const [x, y] = [area.width / perCell, area.height / perCell];
    const around = { x: area.x - x, y: area.y - y, width: area.width + 2 * x, height: area.height + 2 * y };
    add(sample(image, around, perCell + 2, perCell + 2), { x: 1, y: 1, cell: 0 }, null, content);
  };
  for (const slot of slots)
    for (let i = 0; i < 6; i += 1) {
      const half = { ...slot, height: slot.height / 2 };
      const [dx, dy] = [chance.between(-0.6, 0.6), chance.between(-0.45, 0.45)];
      const size = chance.between(0.9, 1.12);
      const lower = chance.is(0.5) ? 1 : 0;
      const far = Math.max(Math.abs(dx), Math.abs(dy));
      look(
        {
          x: slot.x + half.width * (dx + (1 - size) / 2),
          y: slot.y + half.height * (lower + dy + (1 - size) / 2),
          width: half.width * size,
          height: half.height * size,
        },
        far < 0.25 ? 'colour' : 'part',
      );
    }
  const cell = board.width / columns;
  for (let i = 0; i < 36; i += 1) {
    const size = cell * chance.between(0.6, 1.1);
    const beside = chance.is(0.5)
      ? board.x - cell * chance.between(1.2, 6)
      : board.x + board.width + cell * chance.between(0.2, 5);
    const area = {
      x: beside,
      y: board.y + board.height * chance.between(-0.12, 0.9),
      width: size,
      height: size,
    };
    const isClear = [...all, ...labels.map((label) => label.board)].every(
      (rect) =>
        area.x + 0.8 * size < rect.x ||
        area.x + 0.2 * size > rect.x + rect.width ||
        area.y + 0.8 * size < rect.y ||
        area.y + 0.2 * size > rect.y + rect.height,
    );
    if (isClear && area.x > 0 && area.x + size < image.width && area.y > 0) look(area, 'empty');
  }
}
