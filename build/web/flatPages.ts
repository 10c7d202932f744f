import type { Plugin } from 'vite';
import { manifestFile } from './installable.ts';

/** As in the app, but for what a page can't forbid by itself: to be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Every page beside the others under its name, with `firsts` as what runs in it before its own. Files from the root; `pages`
 * by their names.
 */
export function flatPages(pages: Readonly<Record<string, string>>, firsts: readonly string[]): Plugin {
  return {
    name: 'flat-pages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } },
        { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
        ...firsts.map((src) => ({
          tag: 'script',
          attrs: { type: 'module', src: `/${src}` },
          injectTo: 'head-prepend' as const,
        })),
      ],
    },
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(pages)) {
        const page = bundle[file];
        if (page?.type !== 'asset') this.error(`${file} was not built`);
        const up = '../'.repeat(file.split('/').length - 1);
        const source = String(page.source)
          .replaceAll(`"${up}`, '"./')
          .replace('</head>', `<link rel="manifest" href="./${manifestFile}"></head>`);
        delete bundle[file];
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}
