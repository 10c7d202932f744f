import type { Command, Keys } from '../../../electron/contract/practice/keys.ts';
import { freeOf } from '../input/keys.ts';
import { rulesOf } from '../modes/rules.ts';
import type { Trainer } from '../Trainer.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.en.ts';

type ActionName = keyof TrainerMessages['actions'];

export interface Action {
  name: string;
  /** By `keyName`; none where the player's own keys have them all. */
  keys: readonly string[];
  isPossible: boolean;
  /** What one will want most. */
  isMain: boolean;
  run: () => void;
}

/** What can be done now, in the order in which it is offered. */
export function actionsOf(trainer: Trainer, words: TrainerMessages, keys: Keys): Action[] {
  const { table, slot, round } = trainer;
  const make = makerOf(words, keys);
  if (round && round.phase !== 'running') return table ? [answerOf(trainer, make)] : [];
  if (slot)
    return [
      make(slot.isOver ? 'next' : 'skip', 'Enter', true, () => trainer.goOn(), slot.isOver),
      make('showSlot', 's', !slot.isOver, () => trainer.toggleAnswer()),
    ];
  if (table && table.candidates.length > 0)
    return [make('place', 'Enter', true, () => table.placeCandidate(), true)];
  if (round) return [...turnOf(trainer, make), ...ofRound(trainer, make)];
  return ofPuzzle(trainer, make);
}

/** `key`: a command's, or a fixed one. */
type Make = (
  name: ActionName,
  key: Command | 'Enter' | 's' | 'b' | '1' | '2',
  isPossible: boolean,
  run: () => void,
  isMain?: boolean,
) => Action;

const makerOf =
  ({ actions }: TrainerMessages, keys: Keys): Make =>
  (name, key, isPossible, run, isMain = false) => ({
    name: actions[name],
    keys: freeOf(keys, key in keys ? keys[key as Command] : [key]),
    isPossible,
    isMain,
    run,
  });

function answerOf(trainer: Trainer, make: Make): Action {
  const { table } = trainer;
  const name = table?.pictures ? 'close' : table?.canRewind ? 'missedWay' : 'answer';
  return make(name, 's', true, () => trainer.toggleAnswer());
}

/** How the goal's own piece goes in: in every mode, once it comes. */
function turnOf(trainer: Trainer, make: Make): Action[] {
  const { table } = trainer;
  if (!table?.isReady) return [];
  return [make(table.pictures ? 'close' : 'turn', 's', true, () => trainer.toggleAnswer())];
}

function takingBack(trainer: Trainer, make: Make): Action[] {
  const { table } = trainer;
  const hasPlaced = table !== null && !table.pictures && table.run.before !== null;
  return [
    ...(table?.canRewind && !table.pictures
      ? [make('rewind', 'b', true, () => trainer.takeBack('rewind'), true)]
      : []),
    make('undo', 'undo', hasPlaced, () => trainer.takeBack('undo')),
    make('reset', 'restart', hasPlaced, () => trainer.takeBack('reset')),
  ];
}

function ofRound(trainer: Trainer, make: Make): Action[] {
  return trainer.round?.rules.afterMistake === 'again' ? takingBack(trainer, make) : [];
}

function goingOn(trainer: Trainer, make: Make): Action[] {
  const { table, mode } = trainer;
  const isSolved = table?.hasSolved ?? false;
  const isRated = isSolved && rulesOf[mode].asksForTaste && !table?.isShown;
  const next = make(isSolved ? 'next' : 'skip', 'Enter', true, () => trainer.goOn(), isSolved && !isRated);
  if (!isRated) return [next];
  return [
    make('like', '1', true, () => trainer.rate(true), true),
    make('soSo', '2', true, () => trainer.rate(false)),
    ...(mode === 'curated' ? [] : [next]),
  ];
}

function helping(trainer: Trainer, make: Make): Action[] {
  const { table, mode } = trainer;
  const { mostHint, showsAnswer } = rulesOf[mode];
  const canHint = table !== null && !table.pictures && !table.isSolved && table.run.game.active !== null;
  return [
    ...(mostHint > 0 ? [make('hint', 'help', canHint, () => trainer.help())] : []),
    ...(table?.isReady ? turnOf(trainer, make) : showsAnswer && table ? [answerOf(trainer, make)] : []),
  ];
}

function ofPuzzle(trainer: Trainer, make: Make): Action[] {
  if (trainer.mode === 'flash') return [...goingOn(trainer, make), ...turnOf(trainer, make)];
  return [...goingOn(trainer, make), ...takingBack(trainer, make), ...helping(trainer, make)];
}
