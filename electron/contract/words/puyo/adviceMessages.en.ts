import type { Direction, FormName, FormWait, PuyoColour } from '../../../../engine/puyo/types.ts';
import { type AdviceMessages, leftColumn } from './adviceWords.ts';
import { count } from '../count.ts';

const patterns: Readonly<Record<Direction, string>> = {
  right: 'Side by side, as it is',
  left: 'Side by side, turned round',
  up: 'Upright, as it is',
  down: 'Upright, turned round',
};

const colours: Readonly<Record<PuyoColour, string>> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  P: 'purple',
};

/** Said so that who doesn't know the form's name understands what it is. */
const forms: Readonly<Record<FormName, string>> = {
  stairs: 'stairs',
  sandwich: 'a sandwich',
  gtr: 'the turn at the end of a chain (GTR)',
  newGtr: 'the turn at the end of a chain (new GTR)',
  key: 'hooks that hold each other (key stacking)',
  tail: 'a last step for the chain',
};

const formWaits = ({ colour, column, waitsFor, falls }: FormWait): string => {
  const [own, other] = [colours[colour], colours[waitsFor]];
  return falls
    ? `; the ${own} in column ${column} falls when the ${other} below it pops`
    : `; the ${own} in column ${column} waits for the ${own} above to fall when the ${other} pops`;
};

/** What a form lacks or, complete, is fired by. */
const formNext = ({ colour, column }: { colour: PuyoColour; column: number }, isDone: boolean): string =>
  isDone
    ? `; a ${colours[colour]} on column ${column} fires it`
    : `; next a ${colours[colour]} on column ${column}`;

export const adviceEn: AdviceMessages = {
  colours,
  place: (placement) => `${patterns[placement.direction]}: column ${leftColumn(placement)}`,
  placeWithin: (placement) =>
    `column ${leftColumn(placement)}, ${patterns[placement.direction].toLowerCase()}`,
  fact: {
    fires: ({ steps, score }) =>
      steps === 1 ? `pops at once for ${score} points` : `fires a ${steps}-chain for ${score} points`,
    // How long it gets is an estimate that changes with each look: a number would be at odds with the next one.
    leads: () => 'leads to a longer chain',
    ripe: () => 'waiting won’t make it longer',
    early: () => 'waiting should make the chain longer',
    prepares: ({ steps, puyos, colour, column }) =>
      `${count(puyos, `more ${colours[colour]}`)} in column ${column} will fire a ${steps}-chain`,
    waits: ({ colour, column, step, waitsFor }) =>
      `the ${colours[colour]} in column ${column} pops as number ${step} of the chain, when the ${colours[waitsFor]} is gone`,
    form: ({ form, present, total, missing, waits }) => {
      const isDone = present === total;
      const next = missing ? formNext(missing, isDone) : '';
      const wait = waits ? formWaits(waits) : '';
      return `${isDone ? 'completes' : 'builds'} ${forms[form]}, ${present} of ${total}${next}${wait}`;
    },
    joins: ({ colour, size }) => `joins ${size} ${colours[colour]}s`,
    allClear: () => 'clears everything',
    offsets: ({ incoming, met, sent }) =>
      met < incoming
        ? `cancels ${met} of the ${incoming} garbage puyos on their way`
        : `cancels all ${incoming} garbage puyos on their way${sent > 0 ? ` and sends ${sent} more` : ''}`,
    sends: ({ garbage }) => `sends ${count(garbage, 'garbage puyo')}`,
    buries: ({ garbage }) => `buries the opponent under ${garbage}`,
    answered: ({ garbage }) => `the opponent can answer with ${garbage} before it falls`,
    falls: ({ garbage, rows, later }) =>
      `${count(garbage, 'garbage puyo')} ${garbage === 1 ? 'falls' : 'fall'} after this turn, ${count(rows, 'row')} high${later > 0 ? `, ${later} more later` : ''}`,
    waitsToFall: ({ garbage, pairs }) =>
      `${count(garbage, 'garbage puyo')} ${garbage === 1 ? 'falls' : 'fall'} after ${count(pairs, 'more pair')}`,
    covers: ({ colour, column, steps, certain }) =>
      `${certain ? 'the garbage buries' : 'the garbage may bury'} what starts the ${steps}-chain: ${colours[colour]} on column ${column}`,
    danger: ({ rows }) => `column 3 is ${rows} high: bring it down soon`,
    onlySafePlace: () => 'the only place that keeps the game going',
    loses: () => 'ends the game',
    keepsLow: ({ rows }) => `keeps the field at ${count(rows, 'row')}`,
  },
  facts: (facts) => {
    const line = facts.join('; ');
    return line && `${line[0]!.toUpperCase()}${line.slice(1)}.`;
  },
  silence: {
    dead: () => 'The field is already dead: column 3 is full.',
    tooFew: ({ needed, puyos }) => `No hint before ${needed} puyos lie on the field; there are ${puyos}.`,
    noChain: () => 'No chain possible.',
  },
};
