/** The product's pages. */
export const pageKinds = ['panel', 'practice', 'tiling', 'overlay', 'capture'] as const;
export type PageKind = (typeof pageKinds)[number];
