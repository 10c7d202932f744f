import { suggest } from '../../../engine/puyo/advice/suggest.ts';
import type { LinkStep } from '../../../engine/puyo/notation/links/linked.ts';
import { type Candidate, type Suggestion } from '../../../engine/puyo/types.ts';
import { languages } from '../../contract/words/languages.ts';
import { type AdviceMessages, factWords, silenceWords } from '../../contract/words/puyo/adviceWords.ts';
import { Failure } from '../console/Failure.ts';
import { print, printJson } from '../console/output.ts';
import { drawField } from './drawField.ts';
import { type PuyoSituation } from '../positions/puyoSituation.ts';
import { keysWords, words } from '../words/commandWords.ts';

const { advice } = words.everyday.puyo;

interface HintFlags {
  evaluator: string;
  count: number;
  draw?: string;
  json?: true;
}

/** Prints the best places for the falling pair. Fails with 1 where there is none, and says why. */
export async function hintPuyo(situation: PuyoSituation, flags: HintFlags): Promise<void> {
  const { state, doubts, steps } = situation;
  const suggestion = suggest(state, { evaluator: flags.evaluator, count: flags.count });
  const { candidates, silence } = suggestion;
  const [best] = candidates;
  if (flags.draw !== undefined) {
    const { drawPuyoHint } = await import('../drawing/puyoDrawing.ts');
    await drawPuyoHint(situation, suggestion, flags.draw);
  }
  if (flags.json) printJson({ ...inWords(suggestion), doubts, ...(steps && { steps }) });
  else if (best) {
    print(drawField(state.field, state.pairs[0]!, best).join('\n'));
    if (steps?.some(({ kind }) => kind === 'garbage')) print(steps.map(stepText).join(', '));
    for (const [index, candidate] of candidates.entries()) print(describe(candidate, index + 1));
  }
  if (silence) throw new Failure(silenceWords(silence, advice), 1);
}

/** For JSON: facts in English as `reasons`, places and silence in every language. */
function inWords({ candidates, silence, ...rest }: Suggestion): object {
  return {
    ...rest,
    candidates: candidates.map((candidate) => ({
      ...candidate,
      reasons: candidate.facts.map((fact) => factWords(fact, languages.en.puyo.advice)),
      words: inEveryLanguage(({ place }) => place(candidate.placement)),
    })),
    ...(silence && { silence: inEveryLanguage((messages) => silenceWords(silence, messages)) }),
  };
}

function inEveryLanguage(say: (messages: AdviceMessages) => string): object {
  return Object.fromEntries(Object.entries(languages).map(([name, { puyo }]) => [name, say(puyo.advice)]));
}

/** "RG 1 up", a pair that isn't placed "RG"; garbage by column "O 1 0 1 1 0 0". */
function stepText(step: LinkStep): string {
  if (step.kind === 'garbage') return `O ${step.counts.join(' ')}`;
  const { pair, placement } = step;
  return [pair.axis + pair.child, ...(placement ? [placement.column, placement.direction] : [])].join(' ');
}

/** Pattern and column, the keys, and why: by rank where there are several. */
export function describe({ placement, inputs, facts }: Candidate, rank?: number): string {
  return words.command.place({
    ...(rank !== undefined && { rank: `${rank}.` }),
    piece: advice.place(placement),
    keys: keysWords(inputs),
    why: words.command.list(facts.map((fact) => factWords(fact, advice))),
  });
}
