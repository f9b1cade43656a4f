import type { Outline } from '#domain/catalog/outline.ts';
import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { catalog } from './catalog.ts';
import drawn from './outlines.json' with { type: 'json' };
import { dimensionsOf } from './variants.ts';

/** By slug, as `npm run studio:outlines` draws them. */
export const outlines = drawn as Record<string, Outline>;

/** The largest pieces, of which `npm run studio:models` makes 3D models (public/models). */
export const modelledSlugs: readonly string[] = [
  'shagarat-al-durr-bed',
  'manial-beech-bed',
  'hikma-library-wall',
  'rashid-single-bed',
  'azhar-banquet-table',
  'mansoura-beech-wardrobe',
  'qalawun-majlis-sofa',
  'bab-zuweila-wardrobe',
  'zamalek-linen-sofa',
  'wazir-partners-desk',
  'ibn-tulun-dining-table',
  'rawda-two-seat-sofa',
  'khazna-bookcase',
  'dar-al-kutub-bookcase',
  'finjan-china-cabinet',
  'diwan-writing-desk',
  'darb-small-table',
  'sitt-wassila-armchair',
  'hanem-dressing-table',
  'magra-leather-armchair',
];

/** What the drawings show, and the models that telephones place in a room. */
export const shapeRows = (now: Date): Rows[] => [
  rowsOf(
    'product_outlines',
    catalog.map(({ slug }) => ({
      product_id: idOf('product', slug),
      outline: outlines[slug]!,
      created_at: now,
    })),
  ),
  rowsOf(
    'product_models',
    catalog
      .filter(({ slug }) => modelledSlugs.includes(slug))
      .map((product) => ({
        id: idOf('product model', product.slug),
        product_id: idOf('product', product.slug),
        variant_id: null,
        glb_url: `/models/${product.slug}.glb`,
        usdz_url: `/models/${product.slug}.usdz`,
        dimensions: dimensionsOf(product),
        created_at: now,
      })),
  ),
];
