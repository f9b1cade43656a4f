import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { RowValues } from '#domain/admin/changes.ts';
import { placedPicturesText } from '#domain/work/placed-pictures.ts';
import { hotspotRowsText } from '#domain/work/hotspot-rows.ts';
import { linkedProductsText } from '#domain/work/linked-products.ts';
import { portfolioInput, projectInput } from '#domain/work/work-records.ts';
import { storedText } from '../admin/records/stored-text.ts';
import { portfolioColumns } from './work-columns.ts';

type Texts = Record<string, string>;

/** A portfolio project as the texts of its form, its rows as JSON. */
export async function readPortfolioTexts(trx: Transaction<DB>, id: string): Promise<Texts | null> {
  const row = await readWorkRow(trx, 'portfolio_projects', id);
  if (!row) return null;
  const pictures = await trx
    .selectFrom('portfolio_images')
    .select(['id', 'image_url as url', 'alt_en', 'alt_ar', 'display_order as place'])
    .where('portfolio_id', '=', id)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  const highlights = await trx
    .selectFrom('portfolio_highlights')
    .select(['id', 'title_en', 'title_ar', 'description_en', 'description_ar', 'display_order'])
    .where('project_id', '=', id)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  const products = await trx
    .selectFrom('portfolio_products')
    .select(['id', 'product_id'])
    .where('portfolio_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const hotspots = await trx
    .selectFrom('portfolio_hotspots as h')
    .innerJoin('portfolio_images as i', 'i.id', 'h.image_id')
    .select(['h.id', 'h.image_id', 'h.product_id', 'h.x', 'h.y'])
    .where('i.portfolio_id', '=', id)
    .orderBy('h.created_at')
    .orderBy('h.id')
    .execute();
  return {
    ...textsOf(row, Object.keys(portfolioInput.shape), portfolioColumns),
    pictures: placedPicturesText(pictures.map(withTexts)),
    highlights: JSON.stringify(
      highlights.map((each) => ({
        id: each.id,
        place: each.display_order,
        title: each.title_en,
        title_ar: each.title_ar ?? '',
        description: each.description_en ?? '',
        description_ar: each.description_ar ?? '',
      })),
    ),
    products: linkedProductsText(products),
    hotspots: hotspotRowsText(
      hotspots.map((spot) => ({ ...spot, x: Number(spot.x), y: Number(spot.y) })),
    ),
  };
}

/** A project as the texts of its form. */
export async function readProjectTexts(trx: Transaction<DB>, id: string): Promise<Texts | null> {
  const row = await readWorkRow(trx, 'projects', id);
  if (!row) return null;
  const pictures = await trx
    .selectFrom('project_images')
    .select(['id', 'image_url as url', 'alt_en', 'alt_ar', 'display_order as place'])
    .where('project_id', '=', id)
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  return {
    ...textsOf(row, Object.keys(projectInput.shape)),
    pictures: placedPicturesText(pictures.map(withTexts)),
  };
}

interface StoredPicture {
  id: string;
  url: string;
  alt_en: string | null;
  alt_ar: string | null;
  place: number;
}

const withTexts = (picture: StoredPicture) => ({
  ...picture,
  alt_en: picture.alt_en ?? '',
  alt_ar: picture.alt_ar ?? '',
});

async function readWorkRow(
  trx: Transaction<DB>,
  table: 'portfolio_projects' | 'projects',
  id: string,
): Promise<RowValues | undefined> {
  const { rows } = await sql<{ stored: RowValues }>`
    select (select jsonb_object_agg(c.key, case jsonb_typeof(c.value)
        when 'number' then to_jsonb(c.value #>> '{}') else c.value end)
      from jsonb_each(to_jsonb(t)) c) as stored
    from ${sql.table(`public.${table}`)} t where t.id::text = ${id}`.execute(trx);
  return rows[0]?.stored;
}

const textsOf = (
  row: RowValues,
  fields: string[],
  columns: Readonly<Record<string, string>> = {},
) => Object.fromEntries(fields.map((field) => [field, storedText(row[columns[field] ?? field])]));
