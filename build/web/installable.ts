import sharp from 'sharp';
import type { Plugin } from 'vite';
import { iconSvg } from '../icons/drawing.ts';

/** Pixels; browsers ask for both before they offer to install. */
const iconSizes = [192, 512];
const ground = '#14161A';

/** The web manifest of the pages as a program; every address is beside them. */
const manifest = {
  name: 'Okiba',
  short_name: 'Okiba',
  description: 'Practice for falling-block puzzle games: learn where the piece should go.',
  start_url: './index.html',
  scope: './',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: iconSizes.map((size) => ({
    src: `./icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
};

export const manifestFile = 'manifest.webmanifest';

/** Lays the manifest and its icons beside the pages. */
export function installable(): Plugin {
  return {
    name: 'installable',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
      for (const size of iconSizes) {
        const source = await sharp(Buffer.from(iconSvg(size)))
          .png({ compressionLevel: 9 })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source });
      }
    },
  };
}
