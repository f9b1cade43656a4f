import type { ProductDetail } from '#domain/catalog/product.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectCards, toCard } from './product-card.server.ts';
import { toDetail } from './product-detail.server.ts';
import { withShapes } from './product-shapes.server.ts';

/** The pieces of these slugs in their order; unknown and unpublished ones are left out. */
export async function compareProducts(
  slugs: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductDetail[]> {
  if (slugs.length === 0) return [];
  const published = db.selectFrom('products').where('status', '=', 'published');
  const [cards, rows, variants] = await asActor(actor).read(
    selectCards().where('p.slug', 'in', slugs),
    withShapes(published).where('slug', 'in', slugs),
    db
      .selectFrom('product_variants')
      .selectAll()
      .where('product_id', 'in', published.select('id').where('slug', 'in', slugs))
      .orderBy('position'),
  );
  return slugs.flatMap((slug) => {
    const card = cards.find((each) => each.slug === slug);
    const row = rows.find((each) => each.slug === slug);
    if (!card || !row) return [];
    const ofPiece = variants.filter(({ product_id }) => product_id === row.id);
    const base = toCard(card, locale, now);
    return toDetail({ base, row, pictures: [], variants: ofPiece, workshop: undefined }, locale);
  });
}
