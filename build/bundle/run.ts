/** `npm run build`: builds everything, whether or not it has changed; arguments name bundles to build alone. */
import { build, bundles } from './bundles.ts';

const named = process.argv.slice(2);

try {
  await build(bundles.filter((bundle) => named.length === 0 || named.includes(bundle)));
} catch (error) {
  console.error(`okiba: the build failed: ${(error as Error).message}`);
  process.exit(1);
}
