import { sql } from 'kysely';
import type { DayRange } from '#domain/catalog/delivery.ts';
import {
  isNew,
  type ProductCard,
  type ProductPicture,
  type StockStatus,
} from '#domain/catalog/product.ts';
import { chargeOf, type ShownPrice } from '#domain/catalog/shown-price.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { type PictureRow, toStoredPicture } from '../shared/stored-picture.server.ts';

/** Built once, because building it takes longer than compiling it. */
const cards = db
  .selectFrom('products as p')
  .leftJoin('product_images as i', (join) =>
    join.onRef('i.product_id', '=', 'p.id').on('i.is_primary', '=', sql.lit(true)),
  )
  .leftJoin('workshops as maker', 'maker.id', 'p.workshop_id')
  .select([
    'p.id',
    'p.slug',
    'p.name',
    'p.name_ar',
    'p.workshop',
    'p.workshop_ar',
    'maker.town',
    'maker.town_ar',
    'p.category',
    'p.price',
    'p.discount_price',
    'p.prices_differ',
    'p.has_variants',
    'p.variant_options',
    'p.rating',
    'p.stock_status',
    'p.lead_time_min_days',
    'p.lead_time_max_days',
    'p.created_at',
    'p.image_url',
    'i.alt_en',
    'i.alt_ar',
    'i.width',
    'i.height',
    'i.dominant_color',
  ])
  .select((card) =>
    card
      .selectFrom('product_images as s')
      .select('s.image_url')
      .whereRef('s.product_id', '=', 'p.id')
      .where('s.is_primary', '=', sql.lit(false))
      .where('s.variant_id', 'is', null)
      .orderBy('s.display_order')
      .orderBy('s.id')
      .limit(sql.lit(1))
      .as('second_url'),
  )
  .where('p.status', '=', sql.lit('published'));

/**
 * Columns of a product card; each list adds conditions and order. Fixed values are no parameters:
 * PostgreSQL would plan the statement again for each page.
 */
export const selectCards = () => cards;

type Row = RowsOf<ReturnType<typeof selectCards>>[number];

export function toCard(row: Row, locale: Locale, now: Date): ProductCard {
  const name = localized(locale, row.name, row.name_ar);
  return {
    id: row.id,
    slug: row.slug,
    name,
    workshop: localized(locale, row.workshop, row.workshop_ar),
    town: localized(locale, row.town, row.town_ar),
    category: row.category,
    ...toShownPrice(row),
    swatches: colourCodes(row.variant_options),
    hasVariants: row.has_variants,
    picture:
      row.image_url === null ? null : toPicture({ ...row, image_url: row.image_url }, name, locale),
    secondPicture: row.second_url,
    rating: Number(row.rating),
    isNew: isNew(row.created_at, now),
    stockStatus: row.stock_status as StockStatus,
    leadTime: toLeadTime(row),
  };
}

interface LeadTimeRow {
  lead_time_min_days: number | null;
  lead_time_max_days: number | null;
}

export function toLeadTime(row: LeadTimeRow): DayRange | null {
  const { lead_time_min_days: from, lead_time_max_days: to } = row;
  return from === null || to === null ? null : { from, to };
}

/** The database keeps the columns of a product with variants by the rule of `shownPrice`. */
export const toShownPrice = (
  row: Pick<Row, 'price' | 'discount_price' | 'prices_differ'>,
): ShownPrice => ({ ...chargeOf(row), isFrom: row.prices_differ });

function colourCodes(options: unknown): string[] {
  const { colors = [] } = options as { colors?: { code?: string }[] };
  return colors.flatMap(({ code }) => code ?? []);
}

/** Product pictures are 4:5. */
const usual = { width: 960, height: 1200 };

export const toPicture = (row: PictureRow, name: string, locale: Locale): ProductPicture =>
  toStoredPicture(row, { name, locale, usual });
