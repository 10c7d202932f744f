/** What the capture page, the overlay and the practice game report to the main process (`send`, no answer): who may, and what. */
import * as v from 'valibot';
import type { OutputOf, ReportForm } from './channels/channel.ts';
import { gameState, layout, sighting } from './sightings.ts';
import { count, finite, fractionRect, line, size } from './channels/values.ts';

/** The threads of the capture page. */
const captureWorkers = ['reading', 'searching'] as const;

const bytes: v.GenericSchema<unknown, Uint8Array> = v.instance(Uint8Array);

/** In pixels. */
const longestThumbnailSide = 400;
const side = v.pipe(count, v.minValue(1), v.maxValue(longestThumbnailSide));

const isOfItsSize = ({ width, height, data }: { width: number; height: number; data: Uint8Array }): boolean =>
  data.length === 4 * width * height;
const notOfItsSize = 'data: not of that size';

const milliseconds = v.pipe(finite, v.minValue(0));

/** RGBA. */
const smallPicture = v.pipe(
  v.strictObject({ width: side, height: side, data: bytes }),
  v.check((picture) => isOfItsSize(picture), notOfItsSize),
);

/** A small picture of the game (of all that is watched while none is found), RGBA, and the board in it. */
const thumbnail = v.pipe(
  v.strictObject({ width: side, height: side, data: bytes, board: v.nullable(fractionRect) }),
  v.check((picture) => isOfItsSize(picture), notOfItsSize),
);

/** As a file, which is hardly ever longer than what it was made from. */
const still = v.pipe(
  v.strictObject({ ...size.entries, bytes }),
  v.check(
    ({ width, height, bytes }) => bytes.length <= 4 * width * height + 65_536,
    'bytes: more than such a picture has',
  ),
);

const declared = {
  'capture:sighting': { from: ['capture'], report: v.strictObject({ sourceId: line, sighting }) },
  'capture:thumbnail': { from: ['capture'], report: thumbnail },
  'capture:ended': { from: ['capture'], report: v.strictObject({ sourceId: line, reason: line }) },
  /** Answers the notice 'capture:probe': the surest board, the size of the picture, and whether that shows something new. `error` where the source gave no picture. */
  'capture:probed': {
    from: ['capture'],
    report: v.strictObject({
      id: count,
      layout: v.nullable(layout),
      full: v.nullable(size),
      isLive: v.boolean(),
      error: v.nullable(line),
    }),
  },
  /** A source as the search saw it in passing, or looked at for this alone; null: it gave no picture. */
  'capture:glimpse': {
    from: ['capture'],
    report: v.strictObject({ sourceId: line, picture: v.nullable(smallPicture) }),
  },
  /** What the practice game shows between two pieces; null: it is over, or another one begins. */
  'practice:position': { from: ['practice'], report: v.strictObject({ position: v.nullable(gameState) }) },
  /**
   * Every `beatMs`, come what may: what is watched, until when what was seen is known to be what it shows, in epoch
   * milliseconds (null: nothing was seen yet), and which of the page's workers hangs.
   */
  'capture:beat': {
    from: ['capture'],
    report: v.strictObject({
      sourceId: v.nullable(line),
      seenAt: v.nullable(finite),
      hangs: v.nullable(v.picklist(captureWorkers)),
    }),
  },
  /** Once a second while something is watched; frames left out because nothing had changed are counted too. */
  'capture:pace': {
    from: ['capture'],
    report: v.strictObject({
      framesPerSecond: v.pipe(finite, v.minValue(0), v.maxValue(1000)),
      /** From a picture's arrival to its pixels, and from there to what is read in them: medians; null: none was read. */
      taking: v.nullable(milliseconds),
      reading: v.nullable(milliseconds),
    }),
  },
  /** Answers the notice 'capture:still': a JPEG or a PNG, and what was read in it. */
  'capture:still': {
    from: ['capture'],
    report: v.strictObject({
      id: count,
      picture: v.nullable(still),
      sighting: v.nullable(sighting),
      error: v.nullable(line),
    }),
  },
  /** One picture, looked at where our own mark would be in it. */
  'capture:marked': {
    from: ['capture'],
    report: v.strictObject({ capturedAt: finite, isSeen: v.boolean() }),
  },
  /** `isMarked`: with the mark by which our own drawing is known in a picture. */
  'overlay:drawn': {
    from: ['overlay'],
    report: v.strictObject({ seq: count, at: finite, isMarked: v.boolean() }),
  },
} satisfies Record<string, ReportForm>;

export type Reports = {
  [C in keyof typeof declared]: OutputOf<(typeof declared)[C]['report']>;
};

export const reports: { readonly [C in keyof Reports]: ReportForm<Reports[C]> } = declared;
