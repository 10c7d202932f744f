import { Handlers } from '../contract/answering/Handlers.ts';
import { answerGames } from '../games/answerGames.ts';
import { GameStore } from '../games/GameStore.ts';
import type { GameWriter } from '../games/GameWriter.ts';
import type { Drawer } from '../storage/Lines.ts';
import { answerPractice } from '../practice/answerPractice.ts';
import { FinishedGames } from '../practice/FinishedGames.ts';
import { answerTrainer } from '../training/answerTrainer.ts';
import { TrainingRecords } from '../training/TrainingRecords.ts';
import type { Asked, Told, ToldTurn } from './messages.ts';

/** Everything that is recorded, wherever it is kept: answers what is asked about it, and takes what is added. */
export class RecordsHost extends Handlers {
  readonly #store: GameStore;
  /** The game of the last turn, which the next one most likely belongs to. */
  #last: { startedAt: number; title: string; writer: GameWriter } | null = null;

  constructor(drawer: Drawer) {
    super();
    this.#store = new GameStore(drawer);
    answerPractice(this, new FinishedGames(drawer));
    answerTrainer(this, new TrainingRecords(drawer), this.#store);
    answerGames(this, this.#store);
  }

  /** Never rejects: what goes wrong is an answer too. */
  async answerAsked({ id, channel, ask }: Asked): Promise<Told> {
    try {
      return { id, answer: channel === 'turn' ? this.#recordTurn(ask) : await this.handle(channel, ask) };
    } catch (error) {
      return { id, error: (error as Error).message };
    }
  }

  /** A turn that is sent again, because nobody knew whether it had arrived, is kept once. */
  #recordTurn({ header, number, turn, most }: ToldTurn): null {
    const { startedAt, title } = header;
    const isSame = this.#last?.startedAt === startedAt && this.#last.title === title;
    const isThere = isSame && this.#store.isThere(this.#last!.writer.id);
    const writer = isThere ? this.#last!.writer : this.#store.goOn(header);
    if (number >= writer.placed) writer.add(turn);
    this.#last = { startedAt, title, writer };
    if (number === 0 && most !== null) void this.#store.keepLatest(most, writer.id);
    return null;
  }
}
