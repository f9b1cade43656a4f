import { createHash } from 'node:crypto';
import { type CatalogProduct, catalog } from '#db/seed/catalog/catalog.ts';
import type { Text } from '#db/seed/text.ts';
import { kitOptions } from './catalogue/look.ts';
import { pieces } from './catalogue/pieces.ts';
import { type ProductPicture, productPictures } from './catalogue/products.ts';
import { sampleJobs } from './catalogue/samples.ts';
import { sceneRenderings } from './catalogue/scene.ts';
import { choiceKey, choicesOf, lookIn, shownInEachChoice } from './catalogue/variants.ts';
import { productViews } from './catalogue/views/index.ts';
import type { View } from './catalogue/views/view.ts';
import type { Job } from './job.ts';

/** A picture of a product, named by its slug and by what sets it apart from its main picture. */
export type Rendering = Job & { alt: Text };

function lookOf({ slug }: CatalogProduct): ProductPicture {
  const look = productPictures[slug];
  if (!look) throw new Error(`No picture is planned for ${slug}: add it to catalogue/products.ts`);
  return look;
}

const rendering = (name: string, product: CatalogProduct, look: ProductPicture): Rendering => ({
  name,
  model: look.piece,
  options: kitOptions(look),
  size: look.ofSeveral ? null : product.size,
  view: {
    ...(look.isWide ? { fill: '1.13' } : {}),
    ...(look.elevation === undefined ? {} : { elevation: `${look.elevation}` }),
  },
  alt: pieces[look.piece](look),
});

const kitView = (view: View): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([key, value]) =>
      key === 'shows' ? [] : [[key, String(value)] as const],
    ),
  );

const mainOf = (product: CatalogProduct): Rendering =>
  rendering(product.slug, product, lookOf(product));

const viewsOf = (product: CatalogProduct): Rendering[] =>
  Object.entries(productViews[product.slug] ?? {}).map(([key, view]) => ({
    ...mainOf(product),
    name: `${product.slug}--${key}`,
    view: kitView(view),
    // Near, the eye looks for the grain.
    samples: view.zoom ? 8 : 5,
    alt: view.shows,
  }));

export type ChoiceRendering = Rendering & { choice: string };

/** The choices that look otherwise than the main picture. */
function choiceRenderingsOf(product: CatalogProduct): ChoiceRendering[] {
  const look = lookOf(product);
  if (!shownInEachChoice.includes(product.slug)) return [];
  const main = JSON.stringify(kitOptions(look));
  return choicesOf(product).flatMap((choice) => {
    const dressed = { ...look, ...lookIn(look, choice) };
    const key = choiceKey(choice);
    if (JSON.stringify(kitOptions(dressed)) === main) return [];
    return [
      {
        ...rendering(`${product.slug}--${key.replaceAll('_', '-')}`, product, dressed),
        choice: key,
      },
    ];
  });
}

/** The first of the product's choices that its main picture shows; undefined without choices. */
export function choiceInMain(product: CatalogProduct): string | undefined {
  const look = lookOf(product);
  const main = JSON.stringify(kitOptions(look));
  const shown = choicesOf(product).find(
    (choice) => JSON.stringify(kitOptions({ ...look, ...lookIn(look, choice) })) === main,
  );
  return (shown && choiceKey(shown)) || undefined;
}

export const mainRenderings = new Map(
  catalog.map((product) => [product.slug, mainOf(product)] as const),
);
export const viewRenderings = new Map(
  catalog.map((product) => [product.slug, viewsOf(product)] as const),
);
export const choiceRenderings = new Map(
  catalog.map((product) => [product.slug, choiceRenderingsOf(product)] as const),
);

/** Every picture of a product, in the order in which they are wanted. */
export const renderings: readonly Rendering[] = [
  ...mainRenderings.values(),
  ...[...viewRenderings.values()].flat(),
  ...[...choiceRenderings.values()].flat(),
];

const sceneJobs: readonly Job[] = Object.entries(sceneRenderings).map(
  ([scene, { room, options = {}, size: frame, samples }]) => ({
    name: `scene-${scene}`,
    model: room,
    options,
    size: null,
    view: {},
    frame,
    ...(samples === undefined ? {} : { samples }),
  }),
);

export const jobs: readonly Job[] = [...renderings, ...sceneJobs, ...sampleJobs];

/** Tells whether a picture still shows what the catalogue asks for. */
export const fingerprint = ({ model, options, size, view, frame }: Job): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        model,
        Object.entries(options).toSorted(),
        size,
        view,
        ...(frame ? [frame] : []),
      ]),
    )
    .digest('hex')
    .slice(0, 12);
