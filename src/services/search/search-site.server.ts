import { sql } from 'kysely';
import type { ShownPrice } from '#domain/catalog/shown-price.ts';
import {
  contentTypes,
  type ContentType,
  type FewerWords,
  type SearchResult,
} from '#domain/search/search-result.ts';
import { localized } from '#i18n/locale.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { selectCards, toShownPrice } from '../catalog/product-card.server.ts';
import type { Reader } from '../shared/reader.ts';
import { fewerWordsOf, selectSearchPlan } from './search-plan.ts';

interface Row {
  id: string;
  content_type: ContentType;
  title: string;
  title_ar: string | null;
  description: string | null;
  description_ar: string | null;
  category: string;
  image_url: string | null;
}

interface SiteSearch {
  results: SearchResult[];
  fewer: FewerWords | null;
}

/** Grouped by type, best first; the database decides what matches. */
export async function searchSite(term: string, { actor, locale }: Reader): Promise<SiteSearch> {
  const [rows, plan] = await asActor(actor).read(
    sql<Row>`select * from private.search_site(${term}, ${contentTypes}::text[])`,
    selectSearchPlan(term, contentTypes),
  );
  const prices = await readPrices(
    rows.flatMap(({ id, content_type: type }) => (type === 'product' ? [id] : [])),
    actor,
  );
  const results = rows.map((row) => ({
    id: row.id,
    contentType: row.content_type,
    title: localized(locale, row.title, row.title_ar),
    description: localized(locale, row.description, row.description_ar),
    category: row.category,
    imageUrl: row.image_url,
    prices: prices.get(row.id) ?? null,
  }));
  return { results, fewer: results.length > 0 ? fewerWordsOf(plan) : null };
}

async function readPrices(ids: string[], actor: Reader['actor']) {
  if (ids.length === 0) return new Map<string, ShownPrice>();
  const [cards] = await asActor(actor).read(selectCards().where('p.id', 'in', ids));
  return new Map(cards.map((card) => [card.id, toShownPrice(card)]));
}
