/** Turns masters into the served pictures and the seed's list of them: `npm run studio:serve`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '#db/seed/catalog/catalog.ts';
import type { Crop } from './catalogue/scene.ts';
import { projectViews, rooms, views } from './catalogue/scenes.ts';
import { inOtherRooms, inRooms } from './catalogue/views/in-rooms.ts';
import { describe, encode, isStale, type Area } from './encode.ts';
import { isServed, manifestFile, masterOf, say, type Shelf, studio } from './files.ts';
import { isMade } from './made.ts';
import {
  choiceInMain,
  choiceRenderings,
  mainRenderings,
  type Rendering,
  renderings,
  viewRenderings,
} from './plan.ts';

async function serve(
  master: string,
  shelf: Shelf,
  name: string,
  cut: Pick<Crop, 'packing'> & { area?: Area } = {},
) {
  const file = masterOf(master);
  if (!file || !isStale(file, shelf, name)) return;
  await encode(file, shelf, name, cut);
  say(`${shelf}/${name}`);
}

const serveCrops = async (shelf: Shelf, crops: Readonly<Record<string, Crop>>) => {
  for (const [name, crop] of Object.entries(crops))
    await serve(`scene-${crop.scene}`, shelf, name, crop);
};

const named = (suffix: string, crops: Readonly<Record<string, Crop>>) =>
  Object.fromEntries(Object.entries(crops).map(([slug, crop]) => [`${slug}--${suffix}`, crop]));
const atHome = { ...named('in-room', inRooms), ...named('in-another-room', inOtherRooms) };

for (const { name } of renderings) await serve(name, 'products', name);
await serveCrops('products', atHome);
await serveCrops('rooms', rooms);
await serveCrops('work', views);

const describeCrops = async (shelf: Shelf, crops: Readonly<Record<string, Crop>>) => {
  const described: Record<string, object> = {};
  for (const [name, { shows }] of Object.entries(crops))
    described[name] = { ...(await describe(shelf, name)), alt: shows };
  return described;
};
const shownAtHome = await describeCrops('products', atHome);

const describeProduct = async ({ name, alt }: Rendering) => ({
  ...(await describe('products', name)),
  alt,
});
const isShown = (wanted: Rendering) => isServed('products', wanted.name) && isMade(wanted);
const before = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
  products: Record<string, object>;
};
const bySlug = new Map(catalog.map((product) => [product.slug, product]));
const products: Record<string, object> = {};
for (const [slug, main] of mainRenderings) {
  // Until a piece is rendered, or rendered again, what was served of it stays together.
  if (!isShown(main) && before.products[slug]) {
    products[slug] = before.products[slug];
    continue;
  }
  const further = viewRenderings.get(slug)?.filter(isShown) ?? [];
  const choices = choiceRenderings.get(slug)?.filter(isShown) ?? [];
  products[slug] = {
    main: await describeProduct(main),
    shownChoice: choiceInMain(bySlug.get(slug)!),
    // At home first: it is what a card shows to whoever points at it.
    views: [
      shownAtHome[`${slug}--in-room`],
      ...(await Promise.all(further.map(describeProduct))),
      shownAtHome[`${slug}--in-another-room`],
    ].filter(Boolean),
    choices: Object.fromEntries(
      await Promise.all(
        choices.map(async (shown) => [shown.choice, await describeProduct(shown)] as const),
      ),
    ),
  };
}
const shownViews = await describeCrops('work', views);
const manifest = {
  products,
  rooms: await describeCrops('rooms', rooms),
  projects: Object.fromEntries(
    Object.entries(projectViews).map(([slug, shown]) => [
      slug,
      shown.map((view) => shownViews[view]),
    ]),
  ),
};
writeFileSync(manifestFile, JSON.stringify(manifest));
execFileSync(join(studio, '..', 'node_modules', '.bin', 'oxfmt'), [manifestFile]);
