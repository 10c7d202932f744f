import { createInterface } from 'node:readline';
import { type Placement, type TetrisState, pieces } from '../../tetris/types.ts';
import { type FrontendMessage, type MoveInfo, type TbpRandomizer, ProtocolError } from './wire.ts';
import { ProcessGroup } from './ProcessGroup.ts';
import type { Fields } from '../../fields.ts';
import { readFields, readLine, readList, readMove, writeBoard } from './read.ts';

/** A bot that doesn't play along; its message is one line. */
export class BotFailure extends Error {
  override name = 'BotFailure';
}

export interface BotAnswer {
  /** By preference; empty where the bot gives up. */
  moves: readonly Placement[];
  info: MoveInfo;
}

/** Milliseconds that a bot gets: to begin, to think about a position, and to answer when it is asked. */
export interface BotTimes {
  begin: number;
  think: number;
  answer: number;
}

const usualTimes: BotTimes = { begin: 5000, think: 100, answer: 2000 };

/** Bytes: longer than any line that a bot has reason to write, and more than it has to say to one question. */
const longestLine = 1 << 20;
const mostSaid = 1 << 24;
/** Moves of an answer that are looked at. */
const mostMoves = 200;

/** Any TBP bot as a process of its own: a position in, its moves out. One question at a time. */
export class BotProcess {
  readonly #group: ProcessGroup;
  readonly #times: BotTimes;
  readonly #ready: Promise<void>;
  #failure: BotFailure | null = null;
  #name = 'the bot';
  /** Answers whether it took the message. */
  #listener: ((message: Fields) => boolean) | null = null;
  #onFailure: ((failure: BotFailure) => void) | null = null;
  #unread = 0;
  #said = 0;
  #wantsBag = false;

  /** `command`: the program and its arguments. */
  constructor(command: readonly string[], times: Partial<BotTimes> = {}) {
    this.#times = { ...usualTimes, ...times };
    this.#group = new ProcessGroup(command);
    const { program } = this.#group;
    program.on('error', (error) => this.#fail(`can't be started (${error.message})`));
    program.on('exit', (code, signal) => this.#fail(`ended by itself (${signal ?? `exit code ${code}`})`));
    program.stdin!.on('error', () => this.#fail('takes no more messages'));
    this.#listen();
    this.#ready = this.#begin();
    this.#ready.catch(() => {});
  }

  /** What the bot calls itself, once it has said so. */
  get name(): string {
    return this.#name;
  }

  /** Its moves for a position. Rejects with BotFailure; the process is of no use any more then. */
  async ask(state: TetrisState): Promise<BotAnswer> {
    await this.#ready;
    this.#said = 0;
    this.#send(startOf(this.#wantsBag ? withBag(state) : state));
    await new Promise((resolve) => setTimeout(resolve, this.#times.think));
    const answer = this.#wait(['suggestion'], this.#times.answer);
    this.#send({ type: 'suggest' });
    const { moves, move_info: info } = await answer;
    this.#send({ type: 'stop' });
    return this.#checked(() => ({
      moves: readList(moves, 'moves')
        .slice(0, mostMoves)
        .map((move, index) => readMove(move, `move ${index + 1}`)),
      info: info === undefined ? {} : readInfo(info),
    }));
  }

  close(): void {
    this.#failure ??= new BotFailure('closed');
    const { stdin } = this.#group.program;
    if (stdin!.writable) stdin!.end('{"type":"quit"}\n');
    this.#group.end();
  }

  async #begin(): Promise<void> {
    const { name } = await this.#wait(['info'], this.#times.begin);
    if (typeof name === 'string' && name !== '') this.#name = name.slice(0, 60);
    if (await this.#accepts({ type: 'rules' })) return;
    this.#wantsBag = await this.#accepts({ type: 'rules', randomizer: 'seven_bag' });
    if (this.#wantsBag) return;
    this.#fail('knows neither free nor bagged pieces');
    throw this.#failure!;
  }

  /** Which pieces come is not known of a game on the screen; some bots want to hear that they come in bags. */
  async #accepts(rules: FrontendMessage): Promise<boolean> {
    const answer = this.#wait(['ready', 'error'], this.#times.begin);
    this.#send(rules);
    return (await answer)['type'] === 'ready';
  }

  #listen(): void {
    const { stdout } = this.#group.program;
    stdout!.on('data', (chunk: Buffer) => {
      this.#unread = chunk.includes(10) ? 0 : this.#unread + chunk.length;
      this.#said += chunk.length;
      if (this.#unread > longestLine) this.#fail('writes lines without an end');
      else if (this.#said > mostSaid) this.#fail('writes without an end');
    });
    createInterface({ input: stdout! }).on('line', (line) => this.#hear(line));
  }

  #hear(line: string): void {
    if (this.#failure || line.trim() === '') return;
    try {
      const message = readLine(line);
      if (this.#listener?.(message) || message['type'] !== 'error') return;
      this.#fail(`says: ${String(message['reason']).slice(0, 80)}`);
    } catch (error) {
      this.#fail(`gives an invalid answer: ${(error as Error).message}`);
    }
  }

  /** The next message of these types; others meanwhile are left aside. */
  #wait(types: readonly string[], milliseconds: number): Promise<Fields> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const done = (then: () => void) => {
        clearTimeout(timer);
        this.#listener = this.#onFailure = null;
        then();
      };
      const timer = setTimeout(
        () => this.#fail(`gives no ${types[0]} within ${milliseconds / 1000} s`),
        milliseconds,
      );
      this.#onFailure = (failure) => done(() => reject(failure));
      this.#listener = (message) => {
        const isWanted = types.includes(String(message['type']));
        if (isWanted) done(() => resolve(message));
        return isWanted;
      };
    });
  }

  #send(message: FrontendMessage): void {
    if (!this.#failure) this.#group.program.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  #checked<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#fail(`gives an invalid answer: ${error.message}`);
      throw this.#failure!;
    }
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    this.#failure = new BotFailure(`${this.#name} ${reason}`);
    this.#group.program.stdout?.destroy();
    this.#group.end();
    this.#onFailure?.(this.#failure);
  }
}

/** The protocol can't forbid hold; where the game does, the falling piece is sent as the held one too, so that hold is of no use. */
function startOf({ board, queue, hold, canHold, combo, backToBack, bag }: TetrisState): FrontendMessage {
  const randomizer: TbpRandomizer =
    bag && bag.length > 0 ? { type: 'seven_bag', bag_state: bag } : { type: 'unknown' };
  return {
    type: 'start',
    hold: canHold ? hold : queue[0]!,
    queue,
    combo,
    back_to_back: backToBack,
    board: writeBoard(board),
    randomizer,
  };
}

/** The bag as the visible pieces leave it, if their last ones without a repeat are of one bag. */
function withBag(state: TetrisState): TetrisState {
  if (state.bag && state.bag.length > 0) return state;
  const { queue } = state;
  const repeat = queue.findLastIndex((piece, index) => queue.indexOf(piece, index + 1) >= 0);
  const left = pieces.filter((piece) => !queue.slice(repeat + 1).includes(piece));
  return { ...state, bag: left.length > 0 ? left : pieces };
}

function readInfo(value: unknown): MoveInfo {
  const { nodes } = readFields(value, 'move_info');
  return typeof nodes === 'number' ? { nodes } : {};
}
