/** What the main process sends to its pages (`send`, no answer): to which, and what. */
import type { OverlayScene } from './hint/scene.ts';
import type { Fractions, FramePixels, Point, Rect } from '../../vision/space.ts';
import type { BoardCommand } from '../../vision/watching/boardCommand.ts';
import type { KnownLayout } from '../../vision/watching/searching/RememberedLayouts.ts';
import type { StartingPosition } from './asking/practice.ts';
import { made, type MadeOf, type NoticeForm } from './channels/channel.ts';
import { statePages } from './pages.ts';
import type { PanelState, Source } from './panel.ts';
import type { Reports } from './reports.ts';

const declared = {
  'panel:state': { to: statePages, notice: made<PanelState>() },
  'panel:thumbnail': { to: ['panel'], notice: made<Reports['capture:thumbnail']>() },
  /** A case was saved, by the shortcut or by the panel. */
  'panel:saved': { to: ['panel'], notice: made<{ folder: string }>() },
  /** A position to go on from, which somebody wants to play. */
  'practice:goOn': { to: ['practice'], notice: made<StartingPosition>() },
  /** Main is alive; what it sent before still holds. */
  'panel:alive': { to: ['panel'], notice: made<null>() },
  'overlay:alive': { to: ['overlay'], notice: made<null>() },
  'overlay:scene': { to: ['overlay'], notice: made<OverlayScene | null>() },
  /** `remembered`: layouts that were right for this source before. */
  'capture:start': {
    to: ['capture'],
    notice: made<{ source: Source; exclude: Rect<FramePixels>[]; remembered: KnownLayout[] }>(),
  },
  'capture:stop': { to: ['capture'], notice: made<null>() },
  /** A click is in fractions of the thumbnail. */
  'capture:command': { to: ['capture'], notice: made<BoardCommand<Point<Fractions>>>() },
  /** A whole picture: to look at, or as it is with the `hidden` rectangles painted over. */
  'capture:still': {
    to: ['capture'],
    notice: made<{ id: number; kind: 'view' | 'case'; hidden: Rect<FramePixels>[] }>(),
  },
  /** Looks at one picture of a source, beside what is being watched. */
  'capture:probe': {
    to: ['capture'],
    notice: made<{ id: number; source: Source; exclude: Rect<FramePixels>[] }>(),
  },
  /** Takes a small picture of a source, which comes as the report 'capture:glimpse'. */
  'capture:glance': { to: ['capture'], notice: made<{ sourceId: string }>() },
  /** Rectangles of our own windows, to be left out of the search. */
  'capture:exclude': { to: ['capture'], notice: made<Rect<FramePixels>[]>() },
  /** What the mouse pointer covers in the watched picture; null: nothing. */
  'capture:pointer': { to: ['capture'], notice: made<Rect<FramePixels> | null>() },
  /** Where our own mark is looked for in each picture; null: it isn't. */
  'capture:mark': { to: ['capture'], notice: made<Rect<FramePixels> | null>() },
} satisfies Record<string, NoticeForm>;

export type Notices = { [C in keyof typeof declared]: MadeOf<(typeof declared)[C]['notice']> };

export const notices: { readonly [C in keyof Notices]: NoticeForm<Notices[C]> } = declared;
