import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { BotMessage } from '../../../engine/protocol/tbp/wire.ts';
import { writeBoard } from '../../../engine/protocol/tbp/read.ts';
import { deal, newBag } from '../../../engine/tetris/rules/bag.ts';
import { emptyBoard } from '../../../engine/tetris/rules/board.ts';
import { lock } from '../../../engine/tetris/rules/lock.ts';
import { findSpawn } from '../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Board, Piece, Placement } from '../../../engine/tetris/types.ts';
import { cellsKey, plainPlacements } from '../../engine/tetris/moves/plainMoves.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rules = { reach: 'slides', kicks: 'srs', spins: true, distinct: 'cells' } as const;

/** A frontend that talks to the real program. */
class Frontend {
  readonly process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly ended: Promise<number | null>;
  errors = '';

  constructor() {
    const args = ['--import', 'tsx', 'electron/cli.ts', 'bot', '--evaluator', 'bcts'];
    this.process = spawn(process.execPath, args, { cwd: root });
    this.#lines = createInterface({ input: this.process.stdout! })[Symbol.asyncIterator]();
    this.process.stderr!.on('data', (chunk) => (this.errors += chunk));
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
  }

  say(message: object): void {
    this.process.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  async hear(): Promise<BotMessage> {
    return JSON.parse((await this.#lines.next()).value);
  }
}

const frontend = new Frontend();
afterAll(() => frontend.process.kill());

/** The first move that the plain move search knows, spin class included. */
function firstLegal(
  moves: readonly Placement[],
  board: Board,
  playable: readonly Piece[],
): Placement | undefined {
  return moves.find(({ location, spin }) => {
    const start = findSpawn(board, location.type);
    if (!start || !playable.includes(location.type)) return false;
    return plainPlacements(board, start, rules).some(
      (place) => cellsKey(place.location) === cellsKey(location) && place.spin === spin,
    );
  });
}

describe('okiba bot', () => {
  it('plays a whole game through the pipe', { timeout: 60_000 }, async () => {
    expect(await frontend.hear()).toMatchObject({ type: 'info', name: 'Okiba' });
    frontend.say({ type: 'rules', randomizer: 'seven_bag' });
    expect(await frontend.hear()).toEqual({ type: 'ready' });

    let [bag, board, hold, lines] = [newBag(11), emptyBoard(), null as Piece | null, 0];
    const queue: Piece[] = [];
    const draw = (): Piece => {
      const dealt = deal(bag);
      bag = dealt.bag;
      queue.push(dealt.piece);
      return dealt.piece;
    };
    for (let piece = 0; piece < 5; piece++) draw();
    const randomizer = { type: 'seven_bag', bag_state: bag.left };
    const rest = { combo: 0, back_to_back: false, randomizer };
    frontend.say({ type: 'start', hold, queue: [...queue], board: writeBoard(board), ...rest });

    for (let played = 0; played < 80; played++) {
      frontend.say({ type: 'suggest' });
      const answer = await frontend.hear();
      if (answer.type !== 'suggestion') throw new Error(`heard ${answer.type}`);
      const playable = [queue[0]!, hold ?? queue[1]!];
      const move = firstLegal(answer.moves, board, playable)!;
      expect(move).toEqual(answer.moves[0]);
      frontend.say({ type: 'play', move });
      const { type } = move.location;
      if (type !== queue[0]) {
        const empty = hold === null;
        hold = queue.shift()!;
        if (empty) expect(queue.shift()).toBe(type);
      } else queue.shift();
      const after = lock(board, cellsOf(move.location));
      board = after.board;
      lines += after.linesCleared;
      while (queue.length < 5) frontend.say({ type: 'new_piece', piece: draw() });
    }
    expect(lines).toBeGreaterThan(20);
  });

  it("continues after a line that it can't use, and ends on request", async () => {
    frontend.process.stdin!.write('hello\n\n{"type":"play"}\n{"type":"dance"}\n');
    frontend.say({ type: 'rules', garbage: 'acid' });
    expect(await frontend.hear()).toEqual({ type: 'error', reason: 'unsupported_rules' });
    frontend.say({ type: 'quit' });
    expect(await frontend.ended).toBe(0);
    expect(frontend.errors.trim().split('\n')).toEqual([
      'okiba: bot: not JSON: "hello"',
      'okiba: bot: move is not an object',
    ]);
  });
});
