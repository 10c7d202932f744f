/** The networks that weigh facts: for each game one for the glance, and one for the places that are examined closely. */
import { factNames } from '../../../vision/locating/facts/facts.ts';
import { glanceNames } from '../../../vision/locating/facts/glance.ts';
import { shortlist } from '../../../vision/locating/shortlist.ts';
import type { GameKind } from '../../../vision/types.ts';
import { calibrate, damped, findTemperature } from './calibrate.ts';
import { subset, viewOf } from '../pictures/columns.ts';
import { merged } from './merge.ts';
import { scoresOf, type Network } from './ranking.ts';
import { measureFacts, standardise, type Scale } from './standard.ts';
import { train, type Weighted } from './train.ts';
import type { Group } from '../pictures/truth.ts';

/** A network for places of one game, and its input. */
export interface Model {
  game: GameKind;
  names: readonly string[];
  network: Network;
  scale: Scale;
}

export type Models = Readonly<Record<GameKind, Model>>;

/** The groups of one picture, each with its weight. */
export type Picture = readonly Weighted[];

export interface Settings {
  /** Hidden units of each of the networks that are merged. */
  hidden: number;
  epochs: number;
  report: (line: string) => void;
}

interface Training extends Settings {
  seeds: readonly number[];
}

/** Networks from these starts are merged to one. */
const seeds = [1, 2, 3];
/** For a glance, which only has to come close, one small network is enough. */
const atGlance = { hidden: 10, seeds: [1] };

export interface Fitted {
  glance: Models;
  close: Models;
}

/** `held` decides when to stop, and how certain the networks may be. */
export function fitModels(trained: readonly Picture[], held: readonly Picture[], settings: Settings): Fitted {
  const glance = fitGames('glance', () => glanceNames, trained, held, { ...settings, ...atGlance });
  const listed = (pictures: readonly Picture[]): Picture[] => pictures.map((one) => shortlisted(one, glance));
  const close = fitGames('close', (game) => factNames[game], listed(trained), listed(held), {
    ...settings,
    seeds,
  });
  return { glance, close: allCalibrated(close, listed(held)) };
}

/** Whether boards are mistaken for those of the other game shows only if the models are used together. */
function allCalibrated(models: Models, held: readonly Picture[]): Models {
  const groups = held.flat().map(({ group }) => group);
  const calibration = calibrate(
    groups.map((group) => scoreGroup(models, group)),
    groups,
  );
  return mapModels(models, (model) => ({ ...model, network: damped(model.network, calibration) }));
}

export const mapModels = ({ tetris, puyo }: Models, change: (model: Model) => Model): Models => ({
  tetris: change(tetris),
  puyo: change(puyo),
});

function fitGames(
  name: string,
  namesOf: (game: GameKind) => readonly string[],
  trained: readonly Picture[],
  held: readonly Picture[],
  settings: Training,
): Models {
  const one = (game: GameKind): Model => {
    const report = (line: string): void => settings.report(`${name}, ${game}: ${line}`);
    return fitModel(game, namesOf(game), trained.flat(), held.flat(), { ...settings, report });
  };
  return { tetris: one('tetris'), puyo: one('puyo') };
}

function fitModel(
  game: GameKind,
  names: readonly string[],
  trained: readonly Weighted[],
  held: readonly Weighted[],
  { hidden, epochs, seeds: starts, report }: Training,
): Model {
  const view = (all: readonly Weighted[]): Weighted[] =>
    all
      .map(({ group, weight }) => ({ group: viewOf(group, game, names).group, weight }))
      .filter(({ group }) => group.right.length > 0);
  const seen = view(trained);
  const scale = measureFacts(
    seen.map(({ group }) => group),
    names.length,
  );
  const ready = seen.map(({ group, weight }) => ({ group: standardise(group, scale), weight }));
  const kept = view(held).map(({ group }) => standardise(group, scale));
  const tell = (epoch: number, loss: number, other: number): void => {
    if (epoch % 5 === 0) report(`epoch ${epoch}: loss ${loss.toFixed(4)}, held back ${other.toFixed(4)}`);
  };
  const shape = { facts: names.length, hidden };
  const training = { epochs, patience: 12, rate: 0.004, decay: 0.02, report: tell };
  const network = merged(starts.map((seed) => train(shape, ready, kept, { ...training, seed })));
  const scores = kept.map((group) => scoresOf(network, group));
  const temperature = findTemperature(scores, kept);
  return { game, names, network: damped(network, { temperature, offset: 0 }), scale };
}

/** The score of every place of a group, each by the network of its game. */
export function scoreGroup(models: Models, group: Group): Float64Array {
  const scores = new Float64Array(group.right.length);
  for (const { game, names, network, scale } of Object.values(models)) {
    const { group: view, places } = viewOf(group, game, names);
    scoresOf(network, standardise(view, scale)).forEach((score, i) => (scores[places[i]!] = score));
  }
  return scores;
}

/** The groups of a picture with the places that remain after a glance. */
export function shortlisted(picture: Picture, glance: Models): Picture {
  const places = picture.flatMap(({ group }, k) => {
    const scores = scoreGroup(glance, group);
    return group.grids.map(({ game }, place) => ({ k, place, game, score: scores[place]! }));
  });
  const kept = shortlist(
    places,
    ({ score }) => score,
    ({ game }) => game,
  );
  return picture.map(({ group, weight }, k) => {
    const own = kept.filter((one) => one.k === k).map(({ place }) => place);
    return { group: subset(group, own), weight };
  });
}
