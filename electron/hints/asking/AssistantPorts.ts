import type { SuggestOptions as PuyoOptions } from '../../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Shown } from '../Advice.ts';
import type { Turn, TurnKey } from '../turns.ts';

/** What the assistant asks of the rest of the app, and reports to it. */
export interface AssistantPorts {
  /** The final answer; `onEarlier` gets those before it, if any. */
  ask(
    state: TetrisState,
    options: SuggestOptions,
    onEarlier: (suggestion: Suggestion) => void,
  ): Promise<Suggestion>;
  askPuyo(
    state: PuyoState,
    options: PuyoOptions,
    onEarlier: (suggestion: PuyoSuggestion) => void,
  ): Promise<PuyoSuggestion>;
  /** The turn keys of the watched game. */
  turns(): readonly TurnKey[];
  puyoTurns(): readonly Turn[];
  /** How often the player's hands slip, who says that they do so at this level. */
  slips(level: Settings['misdrops']): NonNullable<SuggestOptions['misdrops']>;
  learn(turn: Turn): void;
  /** Whether the player wants a hint for the falling piece; if not, the reasons are elsewhere. */
  wantsHint(): boolean;
  /** Another window covers the watched board. */
  isBoardCovered(): boolean;
  /** null: nothing may be seen, at once. */
  show(shown: Shown | null): void;
  /** Something that the panel shows has changed. */
  changed(): void;
  /** null: the engine answers again. */
  engineTrouble(reason: string | null): void;
}
