/** The pages that the web build can show, in the order in which it offers them. */
export const webPages = ['practice', 'trainer', 'hand', 'tiling', 'review'] as const;
export type WebPage = (typeof webPages)[number];

/** What only the web build says. */
export interface WebMessages {
  title: string;
  line: string;
  /** What the app does beyond this. */
  app: string;
  kept: string;
  language: string;
  patterns: string;
  /** What leads from one page to another. */
  navigation: string;
  pages: Readonly<Record<WebPage, { name: string; short: string; line: string }>>;
  hand: {
    title: string;
    picture: string;
    choose: string;
    looking: string;
    /** In per cent. */
    seen: (game: string, columns: number, rows: number, sure: number) => string;
    nothing: string;
    unreadable: string;
  };
}
