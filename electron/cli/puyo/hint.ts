import { suggest } from '../../../engine/puyo/advice/suggest.ts';
import { type Candidate } from '../../../engine/puyo/types.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { drawField } from './drawField.ts';
import { type PuyoSituation } from '../positions/puyoSituation.ts';

interface HintFlags {
  evaluator: string;
  count: number;
  draw?: string;
  json?: true;
}

/** Prints the best places for the falling pair. Fails with 1 where there is none, and says why. */
export async function hintPuyo(situation: PuyoSituation, flags: HintFlags): Promise<void> {
  const { state, doubts } = situation;
  const suggestion = suggest(state, { evaluator: flags.evaluator, count: flags.count });
  const { candidates, silence } = suggestion;
  const [best] = candidates;
  if (flags.draw !== undefined) {
    const { drawPuyoHint } = await import('../drawing/puyoDrawing.ts');
    await drawPuyoHint(situation, suggestion, flags.draw);
  }
  if (flags.json) printJson({ ...suggestion, doubts });
  else if (best) {
    print(drawField(state.field, state.pairs[0]!, best).join('\n'));
    for (const [index, candidate] of candidates.entries()) print(describe(index + 1, candidate));
  }
  if (silence) throw new Failure(`${silence.en} ${silence.ja}`, 1);
}

function describe(rank: number, { words, inputs, reasons }: Candidate): string {
  return `${rank}. ${words.en} / ${words.ja} [${inputs.join(' ')}] (${reasons.join(', ')})`;
}
