/** Games for terminals, each in an xterm of 80 by 25 characters with its own font size. */
import { charactersIn } from '../playing/places.ts';
import { arrows, jkl, type GameKind } from './GameKind.ts';

/** xterm leaves two pixels free on every side of its text. */
const terminal = { columns: 80, lines: 25, margin: 2 };

interface TerminalGame extends Pick<GameKind, 'name' | 'begin' | 'keys'> {
  /** The program and its arguments, as typed. */
  command: readonly string[];
  /** Points. */
  fontSize: number;
  colours?: readonly [text: string, ground: string];
  /** Character that the playfield begins with, from the left and from the top; a cell is two characters wide. */
  field: readonly [column: number, line: number];
}

function inTerminal({ command, fontSize, colours, field, ...game }: TerminalGame): GameKind {
  const [text, ground] = colours ?? ['grey90', 'black'];
  return {
    ...game,
    program: 'xterm',
    args: [
      ...['-title', game.name, '-geometry', `${terminal.columns}x${terminal.lines}`],
      ...['-fa', 'DejaVu Sans Mono', '-fs', `${fontSize}`, '-fg', text, '-bg', ground],
      ...['-e', ...command],
    ],
    title: game.name,
    board: (area) => charactersIn(area, terminal, field, [20, 20]),
  };
}

/** Waits for a key before the first piece. */
export const vitetris = inTerminal({
  name: 'vitetris',
  command: ['vitetris', '-nomenu', '-mode', '1', '-level', '0'],
  fontSize: 16,
  field: [29, 4],
  begin: [{ key: 'Return' }],
  keys: arrows,
});

/** Deals the worst piece on purpose. Only the key pad's Enter drops. */
export const bastet = inTerminal({
  name: 'bastet',
  command: ['bastet'],
  fontSize: 13,
  field: [29, 1],
  begin: [{ key: 'Return' }],
  keys: { left: 'Left', right: 'Right', cw: 'space', ccw: 'Up', softDrop: 'Down', hardDrop: 'KP_Enter' },
});

/** Reads the letters of an arrow key's escape sequence as commands; `s` shows the next piece. */
export const tint = inTerminal({
  name: 'tint',
  command: ['tint', '-l', '1'],
  fontSize: 14,
  field: [29, 2],
  begin: [{ key: 's' }],
  keys: jkl,
});

/** Begins with its level dialog; has no hard drop. */
export const petris = inTerminal({
  name: 'petris',
  command: ['petris'],
  fontSize: 15,
  field: [20, 2],
  begin: [{ key: 'space' }],
  keys: { left: 'Left', right: 'Right', cw: 'Up', ccw: 'Up', softDrop: 'Down' },
});

/** One colour for everything, walls and floor included; no preview. Begins at once. */
export const tetrisBsd = inTerminal({
  name: 'tetris-bsd',
  command: ['tetris-bsd', '-l', '1'],
  fontSize: 14,
  field: [29, 0],
  begin: [],
  keys: jkl,
});
