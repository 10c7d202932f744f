import { type Option, isDead } from '../options.ts';
import { type Pair, type Placement, type PuyoField, type PuyoState } from '../types.ts';
import { mostGarbagePerTurn } from '../rules/versus.ts';
import { type Kernel, type Prospects, findKernel } from '../wasm/kernel.ts';
import { Palette } from '../wasm/planes.ts';
import { reachFor } from './budget.ts';
import { type Prospect, decide, outlookOf, roomIn } from './firing.ts';
import { coloursOf, sampleFutures, seedOf } from './futures.ts';
import { type Judged } from './judged.ts';
import { planOf } from './plan.ts';
import { askOpponent } from './scout.ts';
import { type Explore, hasOpponent, isMatch, judgeMatch } from './versus.ts';
import { okibaWeights } from './okibaWeights.ts';
import { listed } from './weights.ts';

/** Most pairs after the falling one that are looked at; a game shows two. */
const mostVisible = 5;

/** How much may be spent: time, or else about so many fields to value, which doesn't depend on the machine. */
export interface Effort {
  nodes?: number;
  milliseconds?: number;
  /** Against an opponent room is kept for the garbage of one turn. */
  versus?: boolean;
}

export interface Judgement {
  judged: Judged[];
  nodes: number;
  final: boolean;
}

/** About fifty milliseconds of a processor of today. */
const defaultNodes = 50_000;

/** A first look, which comes before one that takes its time. */
const firstNodes = 2500;
const manyNodes = 20_000;

/**
 * Lines end early on a field that is nearly full: more futures are looked at for what that leaves, up to so many, until
 * about so much of the effort is spent.
 */
const mostFutures = 48;
const aboutSpent = 0.95;

/** Fields valued for each question about the opponent: one for so many of our own. */
const scoutShare = 6;

/** In a match a placement that fires a shorter chain is looked beyond. */
const mainChain = 6;

/** Of the time that is left, so much is planned for; a part of it goes into finding out how fast wider searches are. */
const plannedShare = 0.9;
const trialShare = 0.08;

/** No more of the time is kept for words: who asks may have been away. */
const mostForWords = 0.25;

/**
 * Judges every option by a beam search over the visible pairs and then over several sampled futures: a first answer, and
 * a better one where there is more effort to spend. Throws RangeError where there is no `kernel`.
 */
export function* judgeByBeam(
  state: PuyoState,
  options: readonly Option[],
  { nodes = defaultNodes, milliseconds, versus = false }: Effort = {},
  kernel = findKernel(),
): Generator<Judgement> {
  if (!kernel) throw new RangeError('there is no WebAssembly with 128-bit words here; use another evaluator');
  const look = new LookAhead(kernel, state, options, versus);
  if (milliseconds !== undefined) yield* judgeInTime(look, milliseconds);
  else {
    if (nodes >= manyNodes) yield { ...look.judge(firstNodes), final: false };
    yield { ...look.judge(nodes), final: true };
  }
}

function* judgeInTime(look: LookAhead, milliseconds: number): Generator<Judgement> {
  let end = performance.now() + milliseconds;
  const left = () => Math.max(0, end - performance.now());
  const first = look.judge(firstNodes);
  const affordable = (first.nodes / (milliseconds - left())) * left();
  if (affordable * plannedShare < firstNodes) return yield { ...first, final: true };
  const given = left();
  yield { ...first, final: false };
  // The last answer will take as long to be put into words as this one did.
  end -= Math.min(given - left(), milliseconds * mostForWords);
  const before = left();
  const inTime = () => left() > 0;
  const trial = look.judge(Math.max(firstNodes, affordable * trialShare), inTime);
  const speed = trial.nodes / (before - left());
  const last = look.judge(speed * left() * plannedShare, inTime);
  // What was looked into less far than before is no better answer.
  const { judged } = [last, trial].find(({ isWhole }) => isWhole) ?? first;
  yield { judged, nodes: first.nodes + trial.nodes + last.nodes, final: true };
}

/** One position to be judged. */
class LookAhead {
  private readonly palette: Palette;
  private nodes = 0;
  private isWhole = true;
  /** What was planned after each option when the options were first looked into. */
  private readonly plans = new Map<Option, Placement[]>();
  private readonly weights = listed(okibaWeights);

  constructor(
    private readonly kernel: Kernel,
    private readonly state: PuyoState,
    private readonly options: readonly Option[],
    private readonly versus: boolean,
  ) {
    this.palette = new Palette(coloursOf(state));
  }

  /** `goOn` is asked after each pair whether there is time for another one; where it ends too early, the answer isn't whole. */
  judge(nodes: number, goOn?: () => boolean): Omit<Judgement, 'final'> & { isWhole: boolean } {
    const { kernel, palette, state, options } = this;
    this.nodes = 0;
    this.isWhole = true;
    this.plans.clear();
    const explore: Explore = (fields, pairs, share) =>
      this.explore(fields, { nodes: nodes * share, pairs, goOn });
    const answer = hasOpponent(state) ? askOpponent(kernel, palette, state, nodes / scoutShare) : null;
    const fields = options.map(({ chain }) => chain.after);
    const judged = isMatch(state)
      ? judgeMatch(state, options, explore, answer)
      : decide(explore(fields, Infinity, 1), outlookOf(state, this.versus ? mostGarbagePerTurn : 0));
    const planned = judged.map((one) => ({ ...one, plan: this.plans.get(one.option)! }));
    return { judged: planned, nodes: this.nodes, isWhole: this.isWhole };
  }

  /** What may come of the options, which lead to these fields, within so many pairs. */
  private explore(fields: readonly PuyoField[], { nodes, pairs, goOn }: Depth): Prospect[] {
    const { kernel, palette, state } = this;
    const visible = state.pairs.slice(1, 1 + Math.min(mostVisible, pairs));
    const { futures, depth, width } = reachFor(nodes, visible.length, roomIn(state));
    kernel.begin(this.roots(fields), palette, state.rules ?? 'tsu', this.weights);
    this.run(visible, width, goOn);
    kernel.keep();
    const certain = kernel.prospects();
    const sampled: Prospects[] = [];
    const most = Math.max(futures, mostFutures);
    for (const future of sampleFutures(palette.colours, most, depth, seedOf(state))) {
      if (sampled.length >= futures && kernel.nodes > nodes * aboutSpent) break;
      kernel.restore(certain);
      const isThrough = this.run(future.slice(0, pairs - visible.length), width, goOn);
      if (isThrough || sampled.length === 0) sampled.push(kernel.prospects());
      if (!isThrough && sampled.length === 1) this.isWhole = false;
      if (!isThrough) break;
    }
    this.nodes += kernel.nodes;
    if (this.plans.size === 0)
      for (const [index, option] of this.options.entries()) this.plans.set(option, planOf(index, sampled));
    return this.options.map((option, index) => ({
      option,
      lost: option.result.lost || isDead(fields[index]!),
      certain: certain.fired[index]!,
      futures: sampled.map(({ fired, waited }) => ({ fired: fired[index]!, waited: waited[index]! })),
    }));
  }

  /** Places these pairs, as far as there is time; false where there wasn't. */
  private run(pairs: readonly Pair[], width: number, goOn?: () => boolean): boolean {
    if (!goOn) this.kernel.run(pairs, this.palette, width);
    else
      for (const pair of pairs) {
        if (!goOn()) return false;
        this.kernel.run([pair], this.palette, width);
      }
    return true;
  }

  /** A placement leads on unless it loses, or fires what the search would end with. */
  private roots(fields: readonly PuyoField[]): (PuyoField | null)[] {
    const longest = isMatch(this.state) ? mainChain : okibaWeights.lastSteps;
    return this.options.map(({ result }, index) => {
      const field = fields[index]!;
      return result.lost || isDead(field) || result.chains >= longest ? null : field;
    });
  }
}

/** How far options are looked into. */
interface Depth {
  nodes: number;
  pairs: number;
  goOn: (() => boolean) | undefined;
}
