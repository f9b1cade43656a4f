import type { ProductDetail } from '#domain/catalog/product.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectCards, toCard } from './product-card.server.ts';
import { toDetail } from './product-detail.server.ts';

/** The pieces of these slugs in their order; unknown and unpublished ones are left out. */
export async function compareProducts(
  slugs: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductDetail[]> {
  if (slugs.length === 0) return [];
  const published = db.selectFrom('products').where('status', '=', 'published');
  const [cards, rows] = await asActor(actor).read(
    selectCards().where('p.slug', 'in', slugs),
    published.selectAll().where('slug', 'in', slugs),
  );
  return slugs.flatMap((slug) => {
    const card = cards.find((each) => each.slug === slug);
    const row = rows.find((each) => each.slug === slug);
    if (!card || !row) return [];
    return toDetail(
      { base: toCard(card, locale, now), row, pictures: [], variants: [], workshop: undefined },
      locale,
    );
  });
}
