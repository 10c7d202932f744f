import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Placement, type TetrisState } from '../../tetris/types.ts';
import { type FrontendMessage, type MoveInfo, type TbpRandomizer, ProtocolError } from './messages.ts';
import { type Fields, readFields, readLine, readList, readMove, writeBoard } from './read.ts';

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

/** Longer than any line that a bot has reason to write. */
const longestLine = 1 << 20;

/** Any TBP bot as a process of its own: a position in, its moves out. One question at a time. */
export class BotProcess {
  readonly #process: ChildProcess;
  readonly #times: BotTimes;
  readonly #ready: Promise<void>;
  #failure: BotFailure | null = null;
  #name = 'the bot';
  #listener: ((message: Fields) => void) | null = null;
  #onFailure: ((failure: BotFailure) => void) | null = null;
  #unread = 0;

  /** `command`: the program and its arguments. */
  constructor(command: readonly string[], times: Partial<BotTimes> = {}) {
    this.#times = { ...usualTimes, ...times };
    const [program = '', ...rest] = command;
    this.#process = spawn(program, rest, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process.on('error', (error) => this.#fail(`can't be started (${error.message})`));
    this.#process.on('exit', (code, signal) =>
      this.#fail(`ended by itself (${signal ?? `exit code ${code}`})`),
    );
    this.#process.stdin!.on('error', () => this.#fail('takes no more messages'));
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
    this.#send(startOf(state));
    await new Promise((resolve) => setTimeout(resolve, this.#times.think));
    const answer = this.#wait('suggestion', this.#times.answer);
    this.#send({ type: 'suggest' });
    const { moves, move_info: info } = await answer;
    this.#send({ type: 'stop' });
    return this.#checked(() => ({
      moves: readList(moves, 'moves').map((move, index) => readMove(move, `move ${index + 1}`)),
      info: info === undefined ? {} : readInfo(info),
    }));
  }

  close(): void {
    this.#failure ??= new BotFailure('closed');
    if (this.#process.stdin!.writable) this.#process.stdin!.end('{"type":"quit"}\n');
    this.#process.kill();
  }

  async #begin(): Promise<void> {
    const { name } = await this.#wait('info', this.#times.begin);
    if (typeof name === 'string' && name !== '') this.#name = name.slice(0, 60);
    const ready = this.#wait('ready', this.#times.begin);
    this.#send({ type: 'rules' });
    await ready;
  }

  #listen(): void {
    const { stdout } = this.#process;
    stdout!.on('data', (chunk: Buffer) => {
      this.#unread = chunk.includes(10) ? 0 : this.#unread + chunk.length;
      if (this.#unread > longestLine) this.#fail('writes lines without an end');
    });
    createInterface({ input: stdout! }).on('line', (line) => this.#hear(line));
  }

  #hear(line: string): void {
    if (this.#failure || line.trim() === '') return;
    try {
      const message = readLine(line);
      if (message['type'] === 'error') return this.#fail(`says: ${String(message['reason']).slice(0, 80)}`);
      this.#listener?.(message);
    } catch (error) {
      this.#fail(`answers nonsense: ${(error as Error).message}`);
    }
  }

  /** The next message of this type; others meanwhile are left aside. */
  #wait(type: string, milliseconds: number): Promise<Fields> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const done = (then: () => void) => {
        clearTimeout(timer);
        this.#listener = this.#onFailure = null;
        then();
      };
      const timer = setTimeout(
        () => this.#fail(`gives no ${type} within ${milliseconds / 1000} s`),
        milliseconds,
      );
      this.#onFailure = (failure) => done(() => reject(failure));
      this.#listener = (message) => message['type'] === type && done(() => resolve(message));
    });
  }

  #send(message: FrontendMessage): void {
    if (!this.#failure) this.#process.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  #checked<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#fail(`answers nonsense: ${error.message}`);
      throw this.#failure!;
    }
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    this.#failure = new BotFailure(`${this.#name} ${reason}`);
    this.#process.kill();
    this.#onFailure?.(this.#failure);
  }
}

function startOf({ board, queue, hold, combo, backToBack, bag }: TetrisState): FrontendMessage {
  const randomizer: TbpRandomizer =
    bag && bag.length > 0 ? { type: 'seven_bag', bag_state: bag } : { type: 'unknown' };
  return {
    type: 'start',
    hold,
    queue,
    combo,
    back_to_back: backToBack,
    board: writeBoard(board),
    randomizer,
  };
}

function readInfo(value: unknown): MoveInfo {
  const { nodes } = readFields(value, 'move_info');
  return typeof nodes === 'number' ? { nodes } : {};
}
