/** `npm run build:web`: the pages that need no capture, as files for a web server, in out/web. */
import { fileURLToPath } from 'node:url';

try {
  const vite = await import('vite');
  const configFile = fileURLToPath(new URL('vite.web.config.ts', import.meta.url));
  await vite.build({ configFile, logLevel: 'warn' });
  console.log('okiba: the web build is in out/web');
} catch (error) {
  console.error(`okiba: the build failed: ${(error as Error).message}`);
  process.exit(1);
}
