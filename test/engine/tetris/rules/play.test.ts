import { describe, expect, it } from 'vitest';
import { deal, newBag, randomizers } from '../../../../engine/tetris/rules/bag.ts';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { lock as lockCells } from '../../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import {
  type Game,
  fall,
  ghost,
  isGrounded,
  lock,
  newGame,
  press,
  stateOf,
} from '../../../../engine/tetris/rules/play.ts';
import { type Input, type Piece, inputs, pieces } from '../../../../engine/tetris/types.ts';
import { randomNumbers } from '../randomBoards.ts';

function dealMany(count: number, randomizer: 'uniform' | '7bag', seed = 1): Piece[] {
  let bag = newBag(seed, randomizer);
  return Array.from({ length: count }, () => {
    const dealt = deal(bag);
    bag = dealt.bag;
    return dealt.piece;
  });
}

describe('deal', () => {
  it('puts every piece into each bag of seven once, in many orders', () => {
    const dealt = dealMany(700, '7bag');
    const bags = Array.from({ length: 100 }, (_, index) => dealt.slice(7 * index, 7 * index + 7).join(''));
    for (const bag of bags) expect([...bag].sort()).toEqual([...pieces].sort());
    expect(new Set(bags).size).toBeGreaterThan(90);
  });

  it('deals uniformly on request', () => {
    const counts = new Map<Piece, number>();
    for (const piece of dealMany(70_000, 'uniform')) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    for (const piece of pieces) expect(Math.abs(counts.get(piece)! - 10_000)).toBeLessThan(500);
  });

  it.each(randomizers)('deals the same pieces for the same seed, others for another: %s', (randomizer) => {
    expect(dealMany(50, randomizer, 9)).toEqual(dealMany(50, randomizer, 9));
    expect(dealMany(50, randomizer, 9)).not.toEqual(dealMany(50, randomizer, 10));
  });
});

describe('lock of cells', () => {
  it('clears full rows and lets those above come down', () => {
    const board = parseBoard(['X...', 'XX.X', '.X.X', 'XX.X']);
    const after = lockCells(board, [[2, 0], [2, 1], [2, 2], [2, 3]]); // prettier-ignore
    expect(after.linesCleared).toBe(2);
    expect(makeText(after.board)).toEqual(['....', '....', 'X.X.', '.XXX']);
  });

  it('clears a row above the visible ones and brings what was above it into sight', () => {
    const board = parseBoard(['XXX.', '....']);
    board.masks[2] = 0b0001;
    const after = lockCells(board, [[3, 1]]);
    expect(makeText(after.board)).toEqual(['X...', '....']);
  });
});

function start(rows: string[], piece: Piece): Game {
  const game = newGame(3);
  return { ...game, board: parseBoard(rows, 20), active: { ...game.active!, type: piece } };
}

describe('a game', () => {
  it('begins with the whole piece in sight, five previews and nothing held', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = newGame(seed);
      expect(game.next).toHaveLength(5);
      expect(game).toMatchObject({ hold: null, canHold: true, over: false });
      expect(Math.max(...cellsOf(game.active!).map(([, y]) => y))).toBe(19);
    }
  });

  it('moves, turns, falls, and stays unchanged where a key does nothing', () => {
    const game = start(['..........'], 'T');
    expect(press(game, 'left').active).toMatchObject({ x: 3 });
    expect(press(game, 'cw').active).toMatchObject({ orientation: 'east' });
    expect(press(game, 'half').active).toMatchObject({ orientation: 'south' });
    expect(fall(game).active).toMatchObject({ y: game.active!.y - 1 });
    let atWall = game;
    for (let count = 0; count < 9; count++) atWall = press(atWall, 'left');
    expect(press(atWall, 'left')).toBe(atWall);
  });

  it('replaces a half turn by two quarter turns if the rules have none, or by nothing', () => {
    const walls = ['XXX.XXXXXX', 'XXX.XXXXXX', 'XXX.XXXXXX', 'XXX.XXXXXX', 'XXX.XXXXXX'];
    const inWell = { ...start(walls, 'I'), active: { type: 'I', orientation: 'east', x: 3, y: 3 } } as const;
    expect(press(inWell, 'half')).toBe(inWell);
    const free = start(['..........'], 'J');
    expect(press(free, 'half')).toEqual(press(press(free, 'cw'), 'cw'));
    const square = start(['..........'], 'O');
    expect(press(square, 'half')).toBe(square);
  });

  it('never changes the game that it is given', () => {
    const game = newGame(1);
    const before = structuredClone(game);
    for (const input of inputs) press(game, input);
    lock(game);
    expect(game).toEqual(before);
  });

  it('drops to where the ghost is, clears rows and counts them', () => {
    const game = start(['XXX...XXXX'], 'T');
    const landing = cellsOf(ghost(game)!);
    expect(landing).toContainEqual([4, 0]);
    const after = press(game, 'hardDrop');
    expect(after).toMatchObject({ lines: 1, cleared: 1, locked: 1, combo: 1, backToBack: false });
    expect(makeText(after.board).at(-1)).toBe('....X.....');
    expect(after.active!.type).toBe(game.next[0]);
    expect(after.next).toHaveLength(5);
  });

  it('holds once for each piece', () => {
    const game = newGame(1);
    const held = press(game, 'hold');
    expect(held).toMatchObject({ hold: game.active!.type, canHold: false });
    expect(held.active!.type).toBe(game.next[0]);
    expect(press(held, 'hold')).toBe(held);
    const back = press(press(held, 'hardDrop'), 'hold');
    expect(back.active!.type).toBe(game.active!.type);
  });

  it('keeps its piece on the stack until it is locked', () => {
    let game = newGame(1);
    while (!isGrounded(game)) game = fall(game);
    expect(fall(game)).toBe(game);
    expect(lock(game).locked).toBe(1);
  });

  it('knows a T-spin by its last turn', () => {
    const slot = parseBoard(['..X.......', '...XXXXXXX', 'X.XXXXXXXX'], 20);
    const active = { type: 'T' as const, orientation: 'east' as const, x: 1, y: 1 };
    const game: Game = { ...newGame(1), board: slot, active };
    expect(press(game, 'cw')).toMatchObject({ spin: 'full' });
    expect(press(press(game, 'cw'), 'hardDrop')).toMatchObject({ lines: 2, backToBack: true });
  });

  it('ends when no new piece has room, and then answers nothing', () => {
    let game = newGame(2);
    for (let drops = 0; drops < 40 && !game.over; drops++) game = press(game, 'hardDrop');
    expect(game).toMatchObject({ over: true, active: null });
    expect(stateOf(game)).toBeNull();
    expect(press(game, 'left')).toBe(game);
    expect(ghost(game)).toBeNull();
  });

  it('stays valid under any keys', () => {
    const random = randomNumbers(13);
    let game = newGame(8);
    for (let pressed = 0; pressed < 3000 && !game.over; pressed++) {
      game = press(game, inputs[Math.floor(random() * inputs.length)] as Input);
      if (game.over) break;
      for (const [x, y] of cellsOf(game.active!)) {
        expect(x >= 0 && x < 10 && y >= 0).toBe(true);
        expect(game.board.masks[y]! & (1 << x)).toBe(0);
      }
      expect(game.board.masks.every((mask) => mask !== 0b1111111111)).toBe(true);
    }
    expect(game.locked).toBeGreaterThan(5);
  });
});
