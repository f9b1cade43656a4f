import { createHash } from 'node:crypto';
import { type CatalogProduct, catalog } from '#db/seed/catalog/catalog.ts';
import type { Text } from '#db/seed/text.ts';
import { kitOptions, type Look } from './catalogue/look.ts';
import { type Piece, pieces } from './catalogue/pieces.ts';
import { productPictures } from './catalogue/products.ts';
import { choiceKey, choicesOf, lookIn, shownInEachChoice } from './catalogue/variants.ts';
import { productViews, type View } from './catalogue/views.ts';

/** One product picture for the kit to make. */
export type Rendering = {
  /** Of its files: the product's slug, and what sets this picture apart from its main one. */
  name: string;
  piece: Piece;
  options: Record<string, string>;
  /** Width, depth, height in centimetres: the model is made to the size that the shop names. */
  size: readonly [number, number, number] | null;
  view: Record<string, string>;
  alt: Text;
};

type Dressed = Look & { piece: Piece; ofSeveral?: true };

const lookOf = ({ slug }: CatalogProduct): Dressed | undefined => {
  const look = productPictures[slug];
  return look && !('standIn' in look) ? look : undefined;
};

const rendering = (name: string, product: CatalogProduct, look: Dressed): Rendering => ({
  name,
  piece: look.piece,
  options: kitOptions(look),
  size: look.ofSeveral ? null : product.size,
  view: {},
  alt: pieces[look.piece](look),
});

const kitView = ({ shows: _, ...view }: View): Record<string, string> =>
  Object.fromEntries(Object.entries(view).map(([key, value]) => [key, String(value)]));

const mainOf = (product: CatalogProduct): Rendering[] => {
  const look = lookOf(product);
  return look ? [rendering(product.slug, product, look)] : [];
};

const viewsOf = (product: CatalogProduct): Rendering[] =>
  mainOf(product).flatMap((main) =>
    Object.entries(productViews[product.slug] ?? {}).map(([key, view]) => ({
      ...main,
      name: `${product.slug}--${key}`,
      view: kitView(view),
      alt: view.shows,
    })),
  );

export type ChoiceRendering = Rendering & { choice: string };

/** The choices that look otherwise than the main picture. */
function choiceRenderingsOf(product: CatalogProduct): ChoiceRendering[] {
  const look = lookOf(product);
  if (!look || !shownInEachChoice.includes(product.slug)) return [];
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

export const mainRenderings: readonly Rendering[] = catalog.flatMap(mainOf);
export const viewRenderings = new Map(
  catalog.map((product) => [product.slug, viewsOf(product)] as const),
);
export const choiceRenderings = new Map(
  catalog.map((product) => [product.slug, choiceRenderingsOf(product)] as const),
);

/** Every picture of a product, in the order in which they are wanted. */
export const renderings: readonly Rendering[] = [
  ...mainRenderings,
  ...[...viewRenderings.values()].flat(),
  ...[...choiceRenderings.values()].flat(),
];

/** Tells whether a picture still shows what the catalogue asks for. */
export const fingerprint = ({ piece, options, size, view }: Rendering): string =>
  createHash('sha256')
    .update(JSON.stringify([piece, Object.entries(options).toSorted(), size, view]))
    .digest('hex')
    .slice(0, 12);
