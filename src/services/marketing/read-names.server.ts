import type { SalesPart } from '#domain/marketing/sales-split.ts';
import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';

/** Names of governorates by their code. */
export async function governorateNames(locale: Locale): Promise<Map<string, string>> {
  // As system, here and below: names that the shop shows, also of what is no longer published.
  const [rows] = await asSystem().read(
    db.selectFrom('governorates').select(['code', 'name', 'name_ar']),
  );
  return new Map(rows.map(({ code, name, name_ar }) => [code, locale === 'ar' ? name_ar : name]));
}

/** Names of products by their id. */
export async function productNames(
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [rows] = await asSystem().read(
    db.selectFrom('products').select(['id', 'name', 'name_ar']).where('id', 'in', ids),
  );
  return new Map(rows.map(({ id, name, name_ar }) => [id, (locale === 'ar' && name_ar) || name]));
}

/** The name of one governorate or product; null for parts that the messages name. */
export async function nameOfPart({ split, value }: SalesPart, locale: Locale) {
  if (split === 'governorate') return (await governorateNames(locale)).get(value) ?? null;
  if (split !== 'product' || !isUuid(value)) return null;
  return (await productNames([value], locale)).get(value) ?? null;
}
