/** `npm run build`: builds everything, whether or not it has changed. */
import { build, bundles } from './bundles.ts';

try {
  await build(bundles);
} catch (error) {
  console.error(`okiba: the build failed: ${(error as Error).message}`);
  process.exit(1);
}
