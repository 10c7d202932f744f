import type { Trainer } from '../Trainer.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.ts';

export interface Action {
  name: string;
  /** `KeyboardEvent.key`, small letters. */
  key: string;
  /** As it stands on the keyboard. */
  keyName: string;
  isPossible: boolean;
  /** What one will want most. */
  isMain: boolean;
  run: () => void;
}

/** What can be done now, in the order in which it is offered. */
export function actionsOf(trainer: Trainer, { actions }: TrainerMessages): Action[] {
  const { table, mode } = trainer;
  const isPlaying = table !== null && !table.pictures;
  const isSolved = table?.hasSolved ?? false;
  const action = (
    name: keyof typeof actions,
    key: string,
    isPossible: boolean,
    run: () => void,
    isMain = false,
  ): Action => ({
    name: actions[name],
    key,
    keyName: keyNames[key] ?? key.toUpperCase(),
    isPossible,
    isMain,
    run,
  });
  const next = action(isSolved ? 'next' : 'skip', 'Enter', true, () => void trainer.next(), isSolved);
  if (table && table.candidates.length > 0)
    return [action('place', 'Enter', true, () => table.placeCandidate(), true)];
  if (mode === 'flash') return [next];
  const hasPlaced = isPlaying && table.run.before !== null;
  const answer = table?.pictures ? 'close' : 'answer';
  return [
    ...(mode === 'curated' && isSolved
      ? [
          action('like', '1', true, () => trainer.rate(true), true),
          action('soSo', '2', true, () => trainer.rate(false)),
        ]
      : [next]),
    action('undo', 'u', hasPlaced, () => trainer.undo()),
    action('reset', 'r', hasPlaced, () => trainer.reset()),
    action('hint', 'h', isPlaying && !table.isSolved && table.run.game.active !== null, () => trainer.help()),
    ...(mode === 'practice' ? [action(answer, 's', table !== null, () => trainer.toggleAnswer())] : []),
  ];
}

const keyNames: Readonly<Record<string, string>> = { Enter: 'Enter' };
