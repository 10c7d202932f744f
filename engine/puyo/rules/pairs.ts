import { randomFrom, shuffled } from '../random.ts';
import { type Pair, type PuyoColour, puyoKinds } from '../types.ts';

/** How pairs are dealt. esports: as from the 20th Anniversary to Champions; tsu: as in the arcade; uniform: each puyo on its own. */
export const dealers = ['esports', 'tsu', 'uniform'] as const;
export type Dealer = (typeof dealers)[number];

export const mostColours = 5;

/** Puyos in a pool; it repeats afterwards. */
const poolSize = 256;

/** Puyos at the start of the esports pools, and of Tsu's, that have no more than three colours. */
const calmStart = { esports: 4, tsu: 6 } as const;

const everyColour = puyoKinds.filter((kind): kind is PuyoColour => kind !== 'O');

/**
 * Colour numbers of the pool of 256 puyos for so many colours, from a 16-bit seed: axis, child, axis, child. The colours
 * that the numbers stand for are drawn apart. From the 20th Anniversary on, all games share this generator.
 */
export function esportsPool(seed: number, colours: number): number[] {
  const draw = esportsRandom(seed);
  for (let call = 0; call < 5; call++) draw();
  const pools = [3, 4, 5].map((kinds) => Array.from({ length: poolSize }, (_, index) => index % kinds));
  for (const pool of pools) mixPool(pool, draw);
  const pool = pools[colours - 3]!;
  return [...pools[0]!.slice(0, calmStart.esports), ...pool.slice(calmStart.esports)];
}

function esportsRandom(seed: number): () => number {
  let state = seed & 0xffff;
  return () => {
    state = (Math.imul(state, 0x5d588b65) + 0x269ec3) >>> 0;
    return state;
  };
}

/** Swaps between neighbouring blocks of 16, then of 32, then of 64 puyos; the highest bits choose. */
function mixPool(pool: number[], draw: () => number): void {
  for (const bits of [4, 5, 6]) {
    const block = 2 ** bits;
    for (let start = 0; start + block < poolSize; start += block)
      for (let swap = 0; swap < block / 2; swap++) {
        const one = start + (draw() >>> (32 - bits));
        const other = start + block + (draw() >>> (32 - bits));
        [pool[one], pool[other]] = [pool[other]!, pool[one]!];
      }
  }
}

/** A pool as in Tsu: every colour as often as the others, shuffled, the first three pairs of three colours. */
export function tsuPool(seed: number, colours: number): number[] {
  const random = randomFrom(seed);
  const mixed = (kinds: number) =>
    shuffled(
      Array.from({ length: poolSize }, (_, index) => index % kinds),
      random,
    );
  const calm = mixed(3);
  return [...calm.slice(0, calmStart.tsu), ...mixed(colours).slice(calmStart.tsu)];
}

/** The pair of each turn of a game: `pairAt(0)` is the first. */
export function pairsOf(dealer: Dealer, seed: number, colours: number): (turn: number) => Pair {
  const kinds = shuffled(everyColour, randomFrom(seed ^ 0x5eed)).slice(0, colours);
  if (dealer === 'uniform') return uniformPairs(seed, kinds);
  const pool = dealer === 'esports' ? esportsPool(seed, colours) : tsuPool(seed, colours);
  return (turn) => {
    const at = (turn * 2) % poolSize;
    return { axis: kinds[pool[at]!]!, child: kinds[pool[at + 1]!]! };
  };
}

function uniformPairs(seed: number, kinds: readonly PuyoColour[]): (turn: number) => Pair {
  const random = randomFrom(seed);
  const dealt: Pair[] = [];
  const one = () => kinds[Math.floor(random() * kinds.length)]!;
  return (turn) => {
    while (dealt.length <= turn) dealt.push({ axis: one(), child: one() });
    return dealt[turn]!;
  };
}
