import { sql } from 'kysely';
import type { StockStatus } from '#domain/catalog/product.ts';
import { chargeOf } from '#domain/catalog/shown-price.ts';
import {
  aspects,
  type OptionSelection,
  writeOptionSelection,
} from '#domain/catalog/variant-choice.ts';
import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import { type ChosenOption, pieceKey, type Piece } from '#domain/checkout/priced-line.ts';
import { toLeadTime } from '../catalog/product-card.server.ts';
import { prepareQueries } from '#platform/database/prepare-queries.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { toChoices, bothLanguages } from '../catalog/product-detail.server.ts';

/** Current data of the wanted pieces; one row per wanted variant. */
export function selectPieces(wanted: readonly WantedItem[]) {
  const [query] = piecesQueries(productIds(wanted), variantIds(wanted));
  return query;
}

const piecesQueries = prepareQueries(
  (products: string[], variants: string[]) =>
    [
      db
        .selectFrom('products as p')
        .leftJoin('product_variants as v', (join) =>
          join.onRef('v.product_id', '=', 'p.id').on('v.id', '=', sql<string>`any(${variants})`),
        )
        .select(['p.id', 'p.slug', 'p.name', 'p.name_ar', 'p.sku', 'p.has_variants'])
        .select(['p.workshop', 'p.workshop_ar', 'p.category'])
        .select([
          'p.price',
          'p.discount_price',
          'p.quantity',
          'p.stock_status',
          'p.variant_options',
        ])
        .select([
          'p.low_stock_threshold',
          'p.lead_time_min_days',
          'p.lead_time_max_days',
          'p.image_url',
        ])
        .select([
          'v.id as variant_id',
          'v.sku as variant_sku',
          'v.price as variant_price',
          'v.inventory',
        ])
        .select(['v.discount_price as variant_discount', 'v.image_url as variant_image'])
        .select(['v.color', 'v.material', 'v.size'])
        .select(pictureOfVariant().as('variant_picture'))
        .where('p.id', '=', sql<string>`any(${products})`)
        .where('p.status', '=', sql.lit('published')),
    ] as const,
);

/** Of a variant in the same colour, first of the chosen one itself. */
function pictureOfVariant() {
  return db
    .selectFrom('product_images as i')
    .innerJoin('product_variants as o', 'o.id', 'i.variant_id')
    .select('i.image_url')
    .where(sql<boolean>`o.product_id = v.product_id and o.color is not distinct from v.color`)
    .orderBy(sql`o.id = v.id`, 'desc')
    .orderBy('i.display_order')
    .orderBy('i.id')
    .limit(sql.lit(1));
}

export const productIds = (wanted: readonly WantedItem[]): string[] =>
  wanted.map(({ product_id }) => product_id);

export const variantIds = (wanted: readonly WantedItem[]): string[] =>
  wanted.flatMap(({ variant_id }) => variant_id ?? []);

type Row = RowsOf<ReturnType<typeof selectPieces>>[number];

/** By `pieceKey`. A product with variants is not a piece itself. */
export function toPieces(rows: readonly Row[]): Map<string, Piece> {
  return new Map(
    rows
      .filter((row) => row.has_variants === (row.variant_id !== null))
      .map((row) => [pieceKey(row.id, row.variant_id), toPiece(row)]),
  );
}

type NamedProduct = Pick<Piece, 'slug' | 'name' | 'picture'>;

/** Products that can be bought only as a variant, by id. */
export function toProductsWithVariants(rows: readonly Row[]): Map<string, NamedProduct> {
  return new Map(
    rows
      .filter((row) => row.has_variants)
      .map(({ id, slug, name, name_ar, image_url }) => [
        id,
        { slug, name: bothLanguages(name, name_ar), picture: image_url },
      ]),
  );
}

function toPiece(row: Row): Piece {
  const ofVariant = row.variant_id !== null;
  return {
    productId: row.id,
    variantId: row.variant_id,
    slug: row.slug,
    name: bothLanguages(row.name, row.name_ar),
    workshop: row.workshop === null ? null : bothLanguages(row.workshop, row.workshop_ar),
    sku: row.variant_sku ?? row.sku,
    room: row.category,
    options: optionsOf(row),
    query: writeOptionSelection(new URLSearchParams(), chosenOf(row)),
    picture: row.variant_image ?? row.variant_picture ?? row.image_url,
    price: chargeOf(
      ofVariant ? { price: row.variant_price!, discount_price: row.variant_discount } : row,
    ).price,
    stockStatus: row.stock_status as StockStatus,
    lowStockThreshold: row.low_stock_threshold,
    pieces: ofVariant ? row.inventory! : row.quantity,
    leadTime: toLeadTime(row),
  };
}

const chosenOf = (row: Row): OptionSelection =>
  Object.fromEntries(aspects.flatMap((aspect) => (row[aspect] ? [[aspect, row[aspect]]] : [])));

const choicesFor = { color: 'colors', material: 'materials', size: 'sizes' } as const;

/** Names of the chosen options; unknown values are shown as they are. */
function optionsOf(row: Row): ChosenOption[] {
  const choices = toChoices(row.variant_options, 'en');
  return aspects.flatMap((aspect) => {
    const value = row[aspect];
    if (!value) return [];
    const known = choices[choicesFor[aspect]].find((choice) => choice.value === value);
    return [{ aspect, ...(known?.names ?? bothLanguages(value, null)) }];
  });
}
