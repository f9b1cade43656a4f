import { sql } from 'kysely';
import { productsList } from '#domain/admin/lists/products-list.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { containing, isSet, textOf, valuesOf, yesOrNo } from './filter-sql.ts';
import { defineListSource, type Condition, type Matches } from './list-source.ts';
import {
  isOnSale,
  isWanted,
  lacksAlternativeText,
  lacksArabic,
  lacksPicture,
  lastChangedBy,
  missingArabicTexts,
  waitingCustomers,
} from './product-conditions.ts';

const currency = sql<string>`(select s.currency from public.site_settings s)`;

/**
 * The planner knows little about parts of words: it walks the order of the list for a code that
 * hardly any row has, and sorts thousands of rows for a common word. Both are decided here.
 */
function searchFor(text: string, matches: Matches): Condition {
  const part = containing(text);
  // Arabic has no small letters, and comparing without folding them costs less.
  const like = text.toLowerCase() === text.toUpperCase() ? sql`like` : sql`ilike`;
  const contains = (product: string) => {
    const column = (name: string) => sql.ref(`${product}.${name}`);
    return sql`(${column('name')} ${like} ${part} or ${column('name_ar')} ${like} ${part}
      or ${column('sku')} ${like} ${part})`;
  };
  switch (matches) {
    case 'unknown':
      return contains('p');
    case 'few':
      return sql`p.ctid = any (array(select s.ctid from public.products s where ${contains('s')}))`;
    case 'several':
    case 'many':
      // No index answers a subquery, so that the rows come in the order of the list.
      return sql`(select ${contains('p')})`;
  }
}

/** The catalogue, for the technical manager. */
export const productsSource = defineListSource(productsList, (_now, matches) => ({
  from: sql`public.products p`,
  id: sql`p.id`,
  columns: {
    picture: sql`p.image_url`,
    name: sql`p.name`,
    nameAr: sql`p.name_ar`,
    sku: sql`p.sku`,
    room: sql`p.category`,
    kind: sql`p.kind`,
    price: { value: sql`p.price`, currency },
    salePrice: { value: sql`p.discount_price`, currency },
    stock: sql`p.quantity`,
    stockState: sql`p.stock_status`,
    lowStockMark: sql`p.low_stock_threshold`,
    leadMin: sql`p.lead_time_min_days`,
    leadMax: sql`p.lead_time_max_days`,
    parity: missingArabicTexts,
    readiness: sql`case when ${lacksArabic} or ${lacksPicture} or ${lacksAlternativeText}
      then 'not_ready' else 'ready' end`,
    waiting: waitingCustomers,
    sold: sql`p.sales_count`,
    rating: { value: sql`p.rating::float8`, sort: { by: sql`p.rating`, type: 'numeric' } },
    status: sql`p.status`,
    changed: sql`p.updated_at`,
    changedBy: lastChangedBy,
    created: sql`p.created_at`,
    slug: sql`p.slug`,
    tags: sql`array_to_string(p.tags, ', ')`,
    description: sql`p.description`,
    descriptionAr: sql`p.description_ar`,
    workshop: sql`p.workshop`,
    workshopAr: sql`p.workshop_ar`,
    origin: sql`p.origin`,
    originAr: sql`p.origin_ar`,
    seoTitle: sql`p.seo_title`,
    seoTitleAr: sql`p.seo_title_ar`,
    seoDescription: sql`p.seo_description`,
    seoDescriptionAr: sql`p.seo_description_ar`,
    isPreorder: sql`p.is_preorder`,
    isSoldOut: sql`p.is_sold_out`,
  },
  filters: {
    onSale: (value) => yesOrNo(value, isOnSale),
    variants: (value) => sql`p.has_variants = ${isSet(value)}`,
    colour: (value) => sql`p.colors && ${valuesOf(value)}::text[]`,
    material: (value) => sql`p.materials && ${valuesOf(value)}::text[]`,
    tag: (value) => sql`p.tags @> ${[textOf(value)]}::text[]`,
    missingArabic: (value) => yesOrNo(value, lacksArabic),
    missingPicture: (value) => yesOrNo(value, lacksPicture),
    missingAlt: (value) => yesOrNo(value, lacksAlternativeText),
    wanted: (value) => yesOrNo(value, isWanted),
    changedBy: (value) => sql`p.id::text in (select a.row_key from public.audit_log a
      where a.table_name = 'products' and a.actor_id = any (${valuesOf(value).filter(isUuid)}::uuid[]))`,
  },
  search: (text) => searchFor(text, matches),
  extras: {
    arabicName: sql<string | null>`p.name_ar`,
    reviews: sql<number>`p.review_count`,
    /** Their prices are edited one by one. */
    variants: sql<number>`(select count(*)::integer from public.product_variants v
      where p.has_variants and v.product_id = p.id)`,
    pricesDiffer: sql<boolean>`p.prices_differ`,
  },
}));
