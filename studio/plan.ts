import { catalog } from '#db/seed/catalog/catalog.ts';
import type { Text } from '#db/seed/text.ts';
import { kitOptions } from './catalogue/look.ts';
import { type Piece, pieces } from './catalogue/pieces.ts';
import { productPictures } from './catalogue/products.ts';
import { isServed, masterOf } from './files.ts';

/** One product picture for the kit to make. */
export type Rendering = {
  slug: string;
  piece: Piece;
  options: Record<string, string>;
  /** Width, depth, height in centimetres: the model is made to the size that the shop names. */
  size: readonly [number, number, number] | null;
  alt: Text;
};

/** Every product that has a look of its own. */
export const renderings: readonly Rendering[] = catalog.flatMap(({ slug, size }) => {
  const look = productPictures[slug];
  if (!look || 'standIn' in look) return [];
  return [
    {
      slug,
      size: look.ofSeveral ? null : size,
      piece: look.piece,
      options: kitOptions(look),
      alt: pieces[look.piece](look),
    },
  ];
});

const bySlug = new Map(renderings.map((rendering) => [rendering.slug, rendering]));

export const isMade = (slug: string): boolean =>
  isServed('products', slug) || masterOf(slug) !== undefined;

/** The rendering that shows a product today: its own, its stand-in's, or another of the same model. */
export function shownBy(slug: string): Rendering {
  const look = productPictures[slug];
  if (!look) throw new Error(`No picture is planned for ${slug}: add it to catalogue/products.ts`);
  const own = bySlug.get('standIn' in look ? look.standIn : slug);
  if (!own) throw new Error(`${slug} is shown by a product that has no look of its own`);
  const isShown = (made: string) => isServed('products', made);
  if (isShown(own.slug)) return own;
  const other = renderings.find(({ piece, slug: made }) => piece === own.piece && isShown(made));
  if (!other) throw new Error(`No picture of ${own.piece} is served yet`);
  return other;
}

export const standIns: readonly string[] = Object.entries(productPictures).flatMap(([slug, look]) =>
  'standIn' in look ? [slug] : [],
);
