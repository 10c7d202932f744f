/** Which page may use which channel. The preload passes only these on, the main process answers only these. */
import type { Notices, Reports, Requests } from './ipc.ts';

export const pageKinds = ['panel', 'practice', 'tiling', 'overlay', 'capture'] as const;
export type PageKind = (typeof pageKinds)[number];

type Senders<Channels> = { readonly [C in keyof Channels]: readonly PageKind[] };

export const requestSenders = {
  'state:get': ['panel', 'practice', 'tiling'],
  'sources:list': ['panel'],
  'sources:choose': ['panel'],
  'settings:change': ['panel', 'practice'],
  'manual:suggest': ['panel'],
  'puyo:suggest': ['panel', 'practice'],
  'practice:open': ['panel'],
  'tiling:open': ['panel'],
  'board:click': ['panel'],
  'board:picture': ['panel'],
  'board:draw': ['panel'],
  'layouts:forget': ['panel'],
  'case:save': ['panel'],
} as const satisfies Senders<Requests>;

export const reportSenders = {
  'capture:sighting': ['capture'],
  'capture:thumbnail': ['capture'],
  'capture:ended': ['capture'],
  'capture:probed': ['capture'],
  'capture:pace': ['capture'],
  'capture:still': ['capture'],
  'overlay:drawn': ['overlay'],
} as const satisfies Senders<Reports>;

export const noticeReceivers = {
  'panel:state': ['panel', 'practice', 'tiling'],
  'panel:thumbnail': ['panel'],
  'panel:saved': ['panel'],
  'overlay:scene': ['overlay'],
  'capture:start': ['capture'],
  'capture:stop': ['capture'],
  'capture:click': ['capture'],
  'capture:draw': ['capture'],
  'capture:still': ['capture'],
  'capture:probe': ['capture'],
  'capture:exclude': ['capture'],
  'capture:pointer': ['capture'],
} as const satisfies Senders<Notices>;
