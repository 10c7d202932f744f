/** The tests that look at pages, for as many variants as are wanted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { faultsOf } from './faults.ts';
import { unreachedBy } from './keyboard.ts';
import { wordsOf, type Scene } from './scenes/Scene.ts';
import { Gallery } from './stage/Gallery.ts';
import { nameOf, showingOf, type Variant } from './variants.ts';

/** Looks at each of the scenes in each of its variants, and keeps a picture of it. */
export function lookAt(
  scenes: readonly Scene[],
  variantsOf: (scene: Scene, at: number) => readonly Variant[],
): void {
  let gallery: Gallery;

  beforeAll(async () => {
    gallery = await Gallery.open();
  });
  afterAll(() => gallery.close());

  it.each(scenes.map((scene, at) => ({ scene, at, name: scene.name })))('$name', async ({ scene, at }) => {
    const faults: Record<string, string[]> = {};
    for (const variant of variantsOf(scene, at)) {
      const found = await look(gallery, scene, variant);
      if (found.length > 0) faults[nameOf(scene, variant)] = found;
    }
    expect(faults).toEqual({});
  });
}

/** Shows it, keeps a picture, and answers what is wrong with it. */
async function look(gallery: Gallery, scene: Scene, variant: Variant): Promise<string[]> {
  const { page } = gallery;
  await gallery.show(scene.page, scene.answers(variant.language), showingOf(scene, variant));
  await scene.prepare?.(page, wordsOf(variant.language));
  await gallery.settle();
  await gallery.keep(nameOf(scene, variant));
  const seen = [...(scene.always ?? []), ...(variant.size === 'default' ? (scene.seen ?? []) : [])];
  const faults = await page.evaluate(faultsOf, seen);
  if (variant.scale !== 1) return faults;
  return [...faults, ...(await violationsOf(page)), ...(await unreachedBy(page))];
}
