import { sql } from 'kysely';
import type { Choice, ProductCard, ProductDetail, Review } from '#domain/catalog/product.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectCards, toCard, toPicture } from './product-card.server.ts';

interface Reader {
  actor: Actor;
  locale: Locale;
  now: Date;
}

export interface ProductView {
  product: ProductDetail;
  reviews: Review[];
  related: ProductCard[];
}

const shownReviews = 10;
const relatedCount = 4;

/** By slug or id: everything its page shows, in one flight. */
export async function findProduct(key: string, reader: Reader): Promise<ProductView | null> {
  const { actor, locale, now } = reader;
  const column = isUuid(key) ? 'id' : 'slug';
  const one = q.selectFrom('products').where('status', '=', 'published').where(column, '=', key);
  const id = one.select('id');
  const [[card], [more], pictures, variants, reviews, related] = await as(actor).read(
    selectCards().where(`p.${column}`, '=', key),
    one.selectAll(),
    q
      .selectFrom('product_images')
      .selectAll()
      .where('product_id', '=', id)
      .orderBy('display_order'),
    q.selectFrom('product_variants').selectAll().where('product_id', '=', id).orderBy('position'),
    q
      .selectFrom('reviews')
      .select(['id', 'rating', 'body', 'author_name', 'verified_purchase', 'created_at'])
      .where('product_id', '=', id)
      .where('status', '=', 'approved')
      .orderBy('created_at', 'desc')
      .limit(shownReviews),
    selectCards()
      .where('p.category', '=', one.select('category'))
      .where('p.id', '!=', id)
      .orderBy(sql`p.kind = (${one.select('kind')})`, 'desc')
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id')
      .limit(relatedCount),
  );
  if (!card || !more) return null;

  const base = toCard(card, locale, now);
  const pick = (english: string | null, arabic: string | null) =>
    localized(locale, english, arabic);
  const arabicFirst = <Value>(english: Value, arabic: Value, isEmpty: (value: Value) => boolean) =>
    locale === 'ar' && !isEmpty(arabic) ? arabic : english;
  const specifications = arabicFirst(
    more.specifications as Record<string, string>,
    more.specifications_ar as Record<string, string>,
    (value) => Object.keys(value).length === 0,
  );
  return {
    product: {
      ...base,
      sku: more.sku,
      description: pick(more.description, more.description_ar),
      pictures: pictures.map((picture) => toPicture(picture, base.name, locale)),
      choices: choicesOf(more.variant_options, locale),
      variants: variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        color: variant.color,
        material: variant.material,
        size: variant.size,
        price: variant.discount_price ?? variant.price,
        originalPrice: variant.discount_price === null ? null : variant.price,
        inventory: variant.inventory,
      })),
      materials: more.materials,
      dimensions: more.dimensions as ProductDetail['dimensions'],
      weight: more.weight === null ? null : Number(more.weight),
      origin: pick(more.origin, more.origin_ar),
      warrantyYears: more.warranty_years,
      leadTime:
        more.lead_time_min_days === null || more.lead_time_max_days === null
          ? null
          : { from: more.lead_time_min_days, to: more.lead_time_max_days },
      care: pick(more.care_instructions, more.care_instructions_ar),
      features: arabicFirst(more.features, more.features_ar, (value) => value.length === 0),
      specifications: Object.entries(specifications),
      story: pick(more.story, more.story_ar),
      reviewCount: more.review_count,
    },
    reviews: reviews.map((review) => ({
      id: review.id,
      rating: review.rating,
      text: review.body,
      author: review.author_name,
      verified: review.verified_purchase,
      writtenAt: review.created_at.toISOString(),
    })),
    related: related.map((row) => toCard(row, locale, now)),
  };
}

type StoredChoice = Choice & { name_ar?: string };
type StoredOptions = Partial<Record<'colors' | 'materials' | 'sizes', StoredChoice[]>>;

function choicesOf(options: unknown, locale: Locale): ProductDetail['choices'] {
  const stored = options as StoredOptions;
  const read = (choices: StoredChoice[] = []) =>
    choices.map(({ name, name_ar, value, code }) => ({
      name: localized(locale, name, name_ar),
      value,
      code,
    }));
  return {
    colors: read(stored.colors),
    materials: read(stored.materials),
    sizes: read(stored.sizes),
  };
}
