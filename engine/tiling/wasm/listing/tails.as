/** The ends of tilings, listed once for each state of the last layers, however many ways lead there. */
import { take, takeUpTo } from '../memory';
import { pieces } from '../steps';
import { firstStateOf, linkBytes, linksOf, linksTo, states } from './states';
import { copyWords, wordBytes } from '../words';

/** A layer's tails are not listed if there are more; there are more still in the layers before it. */
const mostTails: f64 = 262144;
/** Nor if they are more than this share of the tilings: then there are fewer ways to the layer than tails from it. */
const mostShare: f64 = 0.5;

/** The layer whose tails are joined to the paths that lead there. */
export let cut: i32 = 0;
/** By state from the cut on: the address of its tails, and how many there are. */
let entries: usize = 0;
let firstState: i32 = 0;
/** By state: how many tails it has; those of many pieces are not exact. */
let sizes: usize = 0;

/** Chooses the cut, and lists all tails behind it. */
export function takeTails(): void {
  takeUpTo(linksTo());
  countTails();
  const most = min(mostTails, mostShare * load<f64>(sizes));
  cut = pieces - 1;
  while (cut > 0 && tailsIn(cut - 1) <= most) cut--;
  firstState = firstStateOf(cut);
  entries = take(<usize>(states - firstState) * 8);
  list();
}

function countTails(): void {
  sizes = take(<usize>states * 8);
  const last = firstStateOf(pieces);
  for (let state = last; state < states; state++) store<f64>(sizes + <usize>state * 8, 1);
  for (let state = last - 1; state >= 0; state--) {
    let sum: f64 = 0;
    const end = linksOf(state + 1);
    for (let link = linksOf(state); link < end; link += linkBytes)
      sum += load<f64>(sizes + <usize>load<i32>(link, 4) * 8);
    store<f64>(sizes + <usize>state * 8, sum);
  }
}

function tailsIn(layer: i32): f64 {
  let sum: f64 = 0;
  const end = firstStateOf(layer + 1);
  for (let state = firstStateOf(layer); state < end; state++) sum += load<f64>(sizes + <usize>state * 8);
  return sum;
}

function list(): void {
  for (let state = firstStateOf(pieces); state < states; state++) store<i32>(entryOf(state), 1, 4);
  for (let layer = pieces - 1; layer >= cut; layer--) {
    const end = firstStateOf(layer + 1);
    const bytes = <usize>tailsIn(layer) * <usize>(pieces - layer) * 4;
    let to = take(bytes + wordBytes);
    for (let state = firstStateOf(layer); state < end; state++) {
      store<u32>(entryOf(state), <u32>to);
      store<i32>(entryOf(state), <i32>load<f64>(sizes + <usize>state * 8), 4);
      to = listTails(to, state, <usize>(pieces - layer - 1) * 4);
    }
  }
}

/** `rest`: bytes of a tail after its first piece. */
function listTails(to: usize, state: i32, rest: usize): usize {
  const end = linksOf(state + 1);
  for (let link = linksOf(state); link < end; link += linkBytes) {
    const entry = entryOf(load<i32>(link, 4));
    let from = tailsAt(entry);
    for (let left = countAt(entry); left > 0; left--) {
      store<i32>(to, load<i32>(link));
      copyWords(to + 4, from, rest);
      to += rest + 4;
      from += rest;
    }
  }
  return to;
}

// @ts-ignore: decorator
@inline
export function entryOf(state: i32): usize {
  return entries + <usize>(state - firstState) * 8;
}

// @ts-ignore: decorator
@inline
export function tailsAt(entry: usize): usize {
  return load<u32>(entry);
}

// @ts-ignore: decorator
@inline
export function countAt(entry: usize): i32 {
  return load<i32>(entry, 4);
}
