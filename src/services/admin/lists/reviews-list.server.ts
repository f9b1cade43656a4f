import { sql } from 'kysely';
import { reviewsList } from '#domain/admin/lists/reviews-list.ts';
import { defineListSource } from './list-source.ts';

/** What customers wrote about products, for the technical manager, who approves it. */
export const reviewsSource = defineListSource(reviewsList, () => ({
  from: sql`public.reviews r left join public.products p on p.id = r.product_id`,
  id: sql`r.id`,
  columns: {
    product: sql`p.name`,
    rating: sql`r.rating::integer`,
    text: sql`left(r.body, 300)`,
    author: sql`r.author_name`,
    isVerified: sql`r.verified_purchase`,
    status: sql`r.status`,
    received: sql`r.created_at`,
  },
  extras: { productAr: sql<string | null>`p.name_ar` },
}));
