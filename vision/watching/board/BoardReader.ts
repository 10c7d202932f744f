import { indexAt } from '../../../engine/cell.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { TetrisState } from '../../../engine/tetris/types.ts';
import { lookAtCells } from '../../cells/cellLooks.ts';
import type { CellChances } from '../../cells/learned/cellChances.ts';
import { LearnedBackground } from '../../cells/ground/learnedBackground.ts';
import { once } from '../../locating/memoize.ts';
import { cellsOfMasks } from '../../tracking/explaining/masks.ts';
import type {
  CellCorrection,
  Doubt,
  Frame,
  GameState,
  Layout,
  Observation,
  Rect,
  Track,
} from '../../types.ts';
import { Corrections } from './Corrections.ts';
import { provenEmpty } from './emptyCells.ts';
import { FloorWatch } from './FloorWatch.ts';
import type { GameTracker } from './GameTracker.ts';
import { LastReading } from './LastReading.ts';
import { rulerOf, type Ruler } from './measuring/rulerOf.ts';
import {
  covers,
  drawnFrom,
  isWhole,
  layoutIn,
  observationFrom,
  rectFrom,
  regionOf,
  shifted,
} from '../pictureParts.ts';
import { NextSearch } from './NextSearch.ts';
import { PreviewPlaces } from './PreviewPlaces.ts';
import { withoutBoxesOf } from '../otherField.ts';
import { HangingPuyo } from './proof/HangingPuyo.ts';
import { Cover } from './proof/Cover.ts';
import { Evidence } from './proof/Evidence.ts';
import { HangingBlocks } from './proof/HangingBlocks.ts';
import type { ReadingEyes } from './ReadingEyes.ts';
import { PuyoNetworkReader } from './networks/PuyoNetworkReader.ts';
import { corrected, TetrisNetworkReader } from './networks/TetrisNetworkReader.ts';
import { SlideWatch } from '../SlideWatch.ts';
import { StackProof } from './proof/StackProof.ts';
import { ReadingWays, type ReadingWay } from './ReadingWays.ts';
import { isWorthASecondLook, isWorthShowing } from '../../trust.ts';
import { contestedCells, ContestedStack } from '../../scene/ContestedStack.ts';
import { Scene } from '../../scene/Scene.ts';

/** Below this fit the board is no longer at its place. */
const leastFit = 0.5;
/** The user knows better what a board is: a clicked board has to fit this much of its first fit. */
const shareOfFirstFit = 0.6;
/** The time between two lessons of the look of empty cells. */
const lessonMs = 120;
/** Known cells make unknown ones look strange, so that almost all of them have to be known. */
const leastKnown = 0.9;
/** This share of known cells is enough to recognise a cell as not empty. */
const leastKnownToTell = 0.3;
/** A reading's own doubts about its stack. */
const covered: Doubt = 'something covers the board';
const inTheAir: Doubt = 'blocks hang in the air';
const unclear: readonly Doubt[] = ['cells not readable', covered];
/** More cells that contradict the position than this are not an accident. */
const mostContested = 1;

/** gone: the board is not there; cut off: the frame does not contain it, or it slides. */
export type BoardReading = TrackedReading | 'gone' | 'cut off';

export interface TrackedReading {
  observation: Observation;
  /** The track for the phase of the game, even if the stack is contested. */
  followed: Track;
  /** The track to report: without its state if the stack is contested. */
  track: Track;
}

interface Lesson {
  observation: Observation;
  state: GameState;
  way: ReadingWay;
  /** Milliseconds during which pictures came. */
  now: number;
}

/** One board at a known place: read frame by frame, while its look is learned. */
export class BoardReader {
  private readonly eyes: ReadingEyes;
  private readonly tracker: GameTracker;
  private readonly previews: PreviewPlaces;
  private background: LearnedBackground;
  private readonly lastReading = new LastReading();
  private readonly corrections = new Corrections();
  private readonly slideWatch = new SlideWatch();
  private ruler: Ruler;
  private readonly ways = new ReadingWays();
  private readonly puyoNetwork = new PuyoNetworkReader();
  private readonly tetrisNetwork = new TetrisNetworkReader();
  private readonly floor = new FloorWatch();
  private readonly proof = new StackProof();
  private readonly evidence = new Evidence();
  private readonly hangingPuyo = new HangingPuyo();
  private readonly hanging = new HangingBlocks();
  private cover = new Cover();
  private isCovered = false;
  private scene: Scene;
  /** Movement on the board shows that its stack was misread. */
  private isContested = false;
  private readonly contestedStack = new ContestedStack();
  private taughtAt = -Infinity;
  private readonly nextSearch = new NextSearch();
  private current: Layout;
  private leastFit: number | null;
  /** It is at the place that movement or resting puyo have shown, not where it was found. */
  isMoved = false;
  /** Legal changes on an unlikely board prove nothing: it may be another game's, or in other cells. */
  private readonly isPlaceLikely: boolean;

  /** `isPointed`: the user has shown where it is. */
  constructor(layout: Layout, eyes: ReadingEyes, tracker: GameTracker, isPointed: boolean) {
    this.leastFit = isPointed ? null : leastFit;
    this.isPlaceLikely = isPointed || isWorthASecondLook(layout);
    this.current = layout;
    this.ruler = rulerOf(layout);
    this.eyes = eyes;
    this.tracker = tracker;
    this.previews = new PreviewPlaces(layout.next);
    this.background = new LearnedBackground(layout.columns, layout.rows);
    this.scene = new Scene(layout.columns, layout.rows);
  }

  /** Includes the places of the previews as far as they have been learned. */
  get layout(): Layout {
    return this.current;
  }

  /** Movement or resting puyo have shown the place of its cells. */
  get isMeasured(): boolean {
    return this.ruler.isSure;
  }

  /** The same board with the numbers of columns and rows that movement shows; null if it shows its own. */
  get redivided(): Layout | null {
    return this.ruler.redivided && { ...this.current, ...this.ruler.redivided };
  }

  /** It continues below the picture's edge, so that the landing places of pieces are unknown. */
  get isFloorCut(): boolean {
    return this.floor.isCut;
  }

  /** The part of the picture that is enough to continue reading, in whole pixels. */
  regionIn(full: Frame['full']): Rect {
    return regionOf(this.current, full, this.learnsPreviews || this.nextSearch.isWanted(this.tracker));
  }

  /** Another board is beside it, and some boxes that seemed to belong to this one belong to that one. */
  standBeside(other: Layout): void {
    this.current = withoutBoxesOf(other, this.current);
  }

  /** A cell is misread: forgets everything derived from it. */
  correct(correction: CellCorrection): void {
    this.corrections.add(correction);
    this.tracker.forget();
  }

  readFrame(frame: Frame): BoardReading {
    if (!covers(frame, this.current.board)) return isWhole(frame) ? 'gone' : 'cut off';
    if (this.isSliding(frame)) return 'cut off';
    this.measure(frame);
    this.searchNext(frame);
    const layout = this.current;
    const local = layoutIn(layout, frame);
    const fit = this.eyes.verify(frame, local);
    this.leastFit ??= Math.min(leastFit, shareOfFirstFit * fit);
    if (fit < this.leastFit) return 'gone';
    this.floor.checkFrame(frame, local);
    const now = this.tracker.timeAt(frame);
    const way = this.ways.at(now, { isLearned: this.isLearned, tellsBlocks: this.scene.tellsBlocks });
    const reading = this.lastReading.of(frame, local, way, () => {
      if (layout.game === 'tetris') this.scene.observe(frame, local, frame.capturedAt);
      return this.read(frame, local, way);
    });
    const observation = this.withoutHanging(this.corrections.applied(reading, frame, local), now);
    this.nextSearch.saw(observation, layout.next.length);
    const track = this.tracker.followReading(observation, now, layout);
    this.learnPreviews(frame, track);
    if (track.state) this.learnBackground(frame, local, { observation, state: track.state, way, now });
    const isBorneOut = this.proof.isBorneOut(observation, track, way === 'scene') && !this.isContested;
    const isLikely = this.isLikely(observation, track);
    const hangs = this.hangingPuyo.isThere(observation, track.events, this.tracker.isExplained, now);
    const doubt = this.isCovered ? covered : hangs ? inTheAir : 'stack not certain';
    const isTold =
      !track.state || (this.isPlaceLikely && isBorneOut && isLikely && !hangs && !this.isCovered);
    return { observation, followed: track, track: isTold ? track : without(track, doubt) };
  }

  /** Blocks in the air that are really there are not an overlay. */
  private withoutHanging(observation: Observation, now: number): Observation {
    if (!this.hanging.lieThere(observation, now)) return observation;
    return { ...observation, doubts: observation.doubts.filter((doubt) => doubt !== covered) };
  }

  /** By all the evidence for and against the position. */
  private isLikely(observation: Observation, track: Track): boolean {
    if (observation.game !== 'tetris') return true;
    const cues = this.evidence.cuesFor(observation, track);
    return cues === null || isWorthShowing(this.eyes.chance(cues));
  }

  /** Follows the board to where it has slid; true: it may be only shaking. */
  private isSliding(frame: Frame): boolean {
    const slide = this.slideWatch.slideIn(frame, this.current);
    if (!slide?.isSettled) return slide !== null;
    this.current = shifted(this.current, slide.by);
    this.previews.slideBy(slide.by);
    this.ruler = rulerOf(this.current);
    return false;
  }

  /** Moving pieces and resting puyo show the place of the cells; what was learned about the old cells becomes invalid. */
  private measure(frame: Frame): void {
    const { current } = this;
    const board = this.ruler.measureFrame(frame, current);
    if (!board) return;
    this.isMoved = true;
    if (current.game === 'puyo') this.nextSearch.cellsChanged();
    this.current = { ...current, board };
    this.background = new LearnedBackground(current.columns, current.rows);
    this.scene = new Scene(current.columns, current.rows);
    this.cover = new Cover();
  }

  /** Searches again if a single picture had none, as the board may have been found before they were drawn, or wrong ones. */
  private searchNext(frame: Frame): void {
    const { current } = this;
    const isWanted = current.next.length === 0 || this.nextSearch.isWanted(this.tracker);
    if (!isWanted || !this.nextSearch.isDue(frame.capturedAt) || !covers(frame, this.regionIn(frame.full)))
      return;
    this.nextSearch.begin(frame.capturedAt, this.tracker.piece);
    const found = this.eyes.next(frame, layoutIn(current, frame)).map((box) => rectFrom(box, frame));
    const boxes = this.nextSearch.end(found, current.next);
    if (boxes === current.next) return;
    this.previews.locate(boxes);
    this.current = { ...current, next: [...boxes] };
  }

  private read(frame: Frame, local: Layout, way: ReadingWay): Observation {
    const learned =
      way === 'learned' ? { background: this.background } : way === 'scene' && { scene: this.scene };
    const isNextKnown = this.previews.hasChanged;
    const showsNoNext = this.current.next.length === 0 && this.nextSearch.findsNone;
    const known = { isMeasured: this.isMeasured, isNextKnown, showsNoNext };
    const options = { seq: frame.seq, searchesPreviews: false, ...known, ...learned };
    const readWith = (learned?: () => CellChances): Observation =>
      observationFrom(this.eyes.read(frame, local, { ...options, ...(learned && { learned }) }), frame);
    const ask = once(() => this.eyes.cells(frame, local));
    if (local.game === 'tetris') {
      const seen = readWith();
      if (seen.game !== 'tetris') return seen;
      const game = { isReadAlone: way === 'alone', isLandedOn: this.proof.isLandedOn, tracker: this.tracker };
      return this.tetrisNetwork.check(seen, () => corrected(seen, ask()), game, frame.capturedAt);
    }
    return { ...this.puyoNetwork.readPicture(readWith, ask, frame.capturedAt), seq: frame.seq };
  }

  /** For Puyo only the previews of a single picture are known. */
  private get learnsPreviews(): boolean {
    return this.current.game === 'tetris' && !this.previews.isProven;
  }

  private learnPreviews(frame: Frame, { events, state }: Track): void {
    const { previews, current } = this;
    if (!this.learnsPreviews) return;
    const hasSpawned = events.some(({ kind }) => kind === 'spawn');
    if (hasSpawned && state?.game === 'tetris') previews.spawned(state.queue[0]!);
    if (previews.wants(frame.capturedAt)) {
      const drawn = this.eyes.drawn(frame, layoutIn(current, frame)).map((one) => drawnFrom(one, frame));
      previews.locateIn(drawn, frame.capturedAt);
    } else if (!previews.isProven) return;
    this.current = { ...current, next: [...previews.next] };
  }

  /** The board matches the position, by another reading than the scene's own. */
  private takeLanded(): void {
    const cells = cellsOfMasks(this.tracker.seenToLand).filter(([, y]) => y < this.current.rows);
    this.scene.hold(cells.map((cell) => indexAt(cell, this.current)));
  }

  private get isLearned(): boolean {
    return this.background.share >= leastKnown;
  }

  /** If only a reading without the learned background fits the known position, the background is forgotten. */
  private learnBackground(frame: Frame, local: Layout, { observation, state, way, now }: Lesson): void {
    const empty = provenEmpty(observation, state);
    if (!empty || state.game !== 'tetris') return;
    const { background } = this;
    const looks = lookAtCells(frame, local);
    this.isCovered =
      background.share >= leastKnownToTell && this.cover.lies(looks, background, empty, cellsIn(state));
    if (this.isCovered) return;
    if (way !== 'scene') this.takeLanded();
    const isUnclear = observation.doubts.some((doubt) => unclear.includes(doubt));
    const isWitness = isUnclear ? this.scene.tellsBlocks : this.scene.bearsWitness;
    const isOther = isWitness ? contestedCells(state, empty, this.scene) > mostContested : null;
    this.isContested = this.contestedStack.isContested(isOther, now);
    if (this.isContested) return;
    this.ways.fits(way, now, isUnclear);
    const isOutdated = (): boolean => !provenEmpty(this.eyes.read(frame, local, { background }), state);
    if (way === 'alone' && this.isLearned && isOutdated())
      this.background = new LearnedBackground(local.columns, local.rows);
    if (frame.capturedAt - this.taughtAt < lessonMs) return;
    this.taughtAt = frame.capturedAt;
    this.background.learnFrom(looks, empty);
  }
}

const without = (track: Track, doubt: Doubt): Track => ({ ...track, state: null, doubt });

const cellsIn = (state: TetrisState): number[] =>
  state.active ? cellsOf(state.active).map((cell) => indexAt(cell, state.board)) : [];
