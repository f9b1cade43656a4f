import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { searchQueries } from '../admin/search/search-queries.ts';
import type { Customer } from '../shared/customer.ts';

/** A product as fields of staff name it that store only its id. */
export interface NamedProduct {
  id: string;
  name: string;
  sku: string;
}

interface Reader {
  actor: Customer;
  locale: Locale;
}

/** Products by id, as far as the reader may see them. */
export async function readProductNames(
  ids: readonly string[],
  { actor, locale }: Reader,
): Promise<NamedProduct[]> {
  const wanted = [...new Set(ids)].filter(isUuid);
  if (wanted.length === 0) return [];
  const [rows] = await asUser(actor).read(
    db.selectFrom('products').select(['id', 'name', 'name_ar', 'sku']).where('id', 'in', wanted),
  );
  return rows.map(({ id, name, name_ar, sku }) => ({
    id,
    name: localized(locale, name, name_ar),
    sku,
  }));
}

/** The first products whose name or SKU contains the text; drafts for those who may see them. */
export async function findProductNames(
  term: string,
  { actor, locale }: Reader,
): Promise<NamedProduct[]> {
  if (term.trim().length < 2) return [];
  const [found] = await asUser(actor).read(searchQueries.products(term.trim(), locale));
  return found.map(({ id, title, detail }) => ({ id, name: title, sku: detail }));
}
