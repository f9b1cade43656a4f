import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

/** A review that waits to be approved. Its author is unknown by design. */
export interface PendingReview {
  id: string;
  product: string;
  productAr: string | null;
  slug: string;
  rating: number;
  text: string;
  author: string | null;
  isVerified: boolean;
  writtenAt: Date;
  photos: { id: string; width: number; height: number }[];
}

/** The oldest one, and how many wait. */
export async function readPendingReview(
  actor: Customer,
): Promise<{ review: PendingReview | null; waiting: number }> {
  const [[review], [count]] = await asUser(actor).read(
    sql<PendingReview>`
      select r.id, p.name as product, p.name_ar as "productAr", p.slug, r.rating::integer as rating,
        r.body as text, r.author_name as author, r.verified_purchase as "isVerified",
        r.created_at as "writtenAt", coalesce((
          select jsonb_agg(jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height)
            order by f.position)
          from public.review_photos f where f.review_id = r.id
        ), '[]') as photos
      from public.reviews r join public.products p on p.id = r.product_id
      where r.status = 'pending' order by r.created_at, r.id limit 1`,
    sql<{ waiting: number }>`
      select count(*)::integer as waiting from public.reviews where status = 'pending'`,
  );
  return { review: review ?? null, waiting: count?.waiting ?? 0 };
}
