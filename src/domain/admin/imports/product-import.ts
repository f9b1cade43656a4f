import { bounds } from '../../bounds.ts';
import { categories } from '../../catalog/category.ts';
import { compareAmounts } from '../../money.ts';
import type { RowValues } from '../changes.ts';
import { publicationStatuses } from '../lists/products-list.ts';
import { productBilingual } from '../products/product-fields.ts';
import { maxPrice, tagList } from '../products/product-edit.ts';
import { maxDescription, maxTitle } from '../../seo/public-pages.ts';
import { findMissingLanguages } from '../readiness/find-missing-languages.ts';
import {
  amountColumn,
  choiceColumn,
  flagColumn,
  listColumn,
  numberColumn,
  richColumn,
  textColumn,
  writtenColumn,
  type ImportColumn,
} from './import-column.ts';

/** Columns of the export of products that can be imported again; `kinds` are those of the catalogue. */
export const productFileColumns = (kinds: readonly string[]): Record<string, ImportColumn> => ({
  name: textColumn('name', 120, { isRequired: true }),
  nameAr: textColumn('name_ar', 120),
  sku: textColumn('sku', 60, { isRequired: true }),
  slug: textColumn('slug', 120, { isNeverEmpty: true }),
  room: choiceColumn('category', categories, { isRequired: true }),
  kind: choiceColumn('kind', kinds, { isRequired: true }),
  price: amountColumn('price', maxPrice, { isRequired: true }),
  salePrice: amountColumn('discount_price', maxPrice),
  lowStockMark: numberColumn('low_stock_threshold', bounds.lowStock.most, { isNeverEmpty: true }),
  leadMin: numberColumn('lead_time_min_days', bounds.leadDays.most),
  leadMax: numberColumn('lead_time_max_days', bounds.leadDays.most),
  status: choiceColumn('status', publicationStatuses, { isNeverEmpty: true }),
  tags: listColumn('tags', (text) => {
    const parsed = tagList.safeParse(text);
    return parsed.success ? parsed.data : null;
  }),
  description: richColumn(writtenColumn('description', 20_000)),
  descriptionAr: richColumn(textColumn('description_ar', 20_000)),
  workshop: textColumn('workshop', 120),
  workshopAr: textColumn('workshop_ar', 120),
  origin: textColumn('origin', 120),
  originAr: textColumn('origin_ar', 120),
  seoTitle: textColumn('seo_title', maxTitle),
  seoTitleAr: textColumn('seo_title_ar', maxTitle),
  seoDescription: textColumn('seo_description', maxDescription),
  seoDescriptionAr: textColumn('seo_description_ar', maxDescription),
  isPreorder: flagColumn('is_preorder'),
  isSoldOut: flagColumn('is_sold_out'),
});

interface CheckedProduct {
  /** Null for a new product. */
  stored: RowValues | null;
  /** All fields as they would be. */
  after: RowValues;
}

/** What is wrong with the fields together: the field to blame, and the problem. */
export function checkProduct({
  stored,
  after,
}: CheckedProduct): [field: string, problem: string] | null {
  const sale = after['discount_price'] ?? null;
  if (sale !== null && compareAmounts(String(sale), String(after['price'])) >= 0) {
    return ['discount_price', 'sale_not_below'];
  }
  const [least, most] = [after['lead_time_min_days'] ?? null, after['lead_time_max_days'] ?? null];
  if (least !== null && most !== null && Number(most) < Number(least)) {
    return ['lead_time_max_days', 'end_before_start'];
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(after['slug']))) {
    return ['slug', 'invalid_slug'];
  }
  const gap = findNewGap(stored, after);
  if (gap) return gap;
  const isPublished =
    stored !== null && stored['status'] !== 'published' && after['status'] === 'published';
  return isPublished ? ['status', 'publish_elsewhere'] : null;
}

/** A language that a published product would lose: the file is live without a second look. */
function findNewGap(
  stored: RowValues | null,
  after: RowValues,
): [field: string, problem: string] | null {
  if (stored?.['status'] !== 'published' || after['status'] !== 'published') return null;
  const gapsOf = (row: RowValues) => findMissingLanguages(textsOf(row), productBilingual);
  const before = new Set(gapsOf(stored).map(({ field }) => field));
  const gap = gapsOf(after).find(({ field }) => !before.has(field));
  return gap ? [gap.field, gap.rule] : null;
}

const textsOf = (row: RowValues): Record<string, string> =>
  Object.fromEntries(
    productBilingual
      .flatMap((field) => [field, `${field}_ar`])
      .map((field) => [field, String(row[field] ?? '')]),
  );

/** What a new product has besides its cells: drafts are published in the list, which checks them. */
export function newProduct(values: RowValues): RowValues {
  return {
    ...values,
    status: 'draft',
    slug: values['slug'] ?? addressOf(String(values['name']), String(values['sku'])),
  };
}

/** Latin letters and digits of the name, else of the SKU. */
function addressOf(name: string, sku: string): string {
  const [first, second] = [name, sku].map((text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\u0300-\u036f']/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 80)
      .replace(/-+$/, ''),
  );
  return first || second || '';
}
