import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Unit tests in Node, component tests (test/renderer) in a small DOM. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/renderer/**'],
          testTimeout: 30_000,
        },
      },
      {
        root,
        plugins: [svelte({ configFile: `${root}/build/svelte.config.js` }), svelteTesting()],
        test: { name: 'component', environment: 'happy-dom', include: ['test/renderer/**/*.test.ts'] },
      },
    ],
  },
});
