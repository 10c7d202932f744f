/** In how many ways each page is looked at. */
import type { BrowserWindowConstructorOptions } from 'electron';
import { pages } from '../../../electron/contract/pages.ts';
import type { Language } from '../../../electron/contract/settings.ts';
import type { Scene } from './scenes/Scene.ts';
import type { Showing } from './stage/Gallery.ts';

/** What a full-HD screen leaves to windows, in its own pixels; at 200 % that is 960 x 520. */
const room = { width: 1920, height: 1040 };

const scales = [1, 1.5, 2] as const;
const sizes = ['default', 'smallest'] as const;
type Size = (typeof sizes)[number];

export interface Variant {
  language: Language;
  scale: number;
  size: Size;
}

export const variants: readonly Variant[] = sizes.flatMap((size) =>
  scales.flatMap((scale) => (['en', 'ja'] as const).map((language) => ({ language, scale, size }))),
);

export const nameOf = ({ name }: Scene, { language, scale, size }: Variant): string =>
  `${name}-${size}-${scale * 100}-${language}`;

/** As large as the window of the page would be on that screen. */
export function showingOf({ page }: Scene, { scale, size }: Variant): Showing {
  const { window }: { window: BrowserWindowConstructorOptions } = pages[page];
  const [width, height] =
    size === 'default' ? [window.width!, window.height!] : [window.minWidth!, window.minHeight!];
  return {
    width: Math.min(width, Math.floor(room.width / scale)),
    height: Math.min(height, Math.floor(room.height / scale)),
    scale,
    colours: size === 'default' ? 'dark' : 'light',
  };
}
