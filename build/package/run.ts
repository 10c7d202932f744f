/**
 * `npm run package`: the packages that can be made here, into release/. `linux`, `windows` and `macos` name the systems
 * (otherwise this one, and from Linux Windows too); `--quick` squeezes less; `--release` takes the official runtime and
 * nothing else.
 */
import { parseArgs } from 'node:util';
import { build as bundle, outdatedBundles } from '../bundle/bundles.ts';
import { writeIcons } from '../icons/write.ts';
import { systems, type System } from './contents/target.ts';
import { makePackages } from './makePackages.ts';
import { icons, output } from './places.ts';
import { tellSizes } from './sizes.ts';

function wanted(names: readonly string[]): System[] {
  const unknown = names.find((name) => !Object.hasOwn(systems, name));
  if (unknown) throw new Error(`${unknown}: not one of ${Object.keys(systems).join(', ')}`);
  if (names.length > 0) return names as System[];
  return process.platform === 'linux'
    ? ['linux', 'windows']
    : [process.platform === 'win32' ? 'windows' : 'macos'];
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, release: { type: 'boolean', default: false } },
  });
  await bundle(outdatedBundles());
  await writeIcons(icons);
  for (const system of wanted(positionals)) {
    const targets = systems[system](values.release);
    const files = await makePackages(targets, values);
    for (const line of tellSizes(files, targets[0]!, values.quick)) console.log(line);
  }
  console.log(`in ${output}`);
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(1);
}
