import { sql } from 'kysely';

/** Conditions and columns of the list of products, whose table is called p. */

export const waitingCustomers = sql`(select count(*)::integer from public.stock_alerts a
  where a.product_id = p.id and a.notified_at is null)`;

export const isWanted = sql`(exists (select from public.stock_alerts a
  where a.product_id = p.id and a.notified_at is null))`;

/** A text that customers read in English only. The index products_without_arabic has the same words. */
export const lacksArabic = sql`(coalesce(p.name_ar, '') = '' or coalesce(p.description_ar, '') = ''
  or (p.story is not null and p.story_ar is null)
  or (p.care_instructions is not null and p.care_instructions_ar is null))`;

export const missingArabicTexts = sql`((coalesce(p.name_ar, '') = '')::integer
  + (coalesce(p.description_ar, '') = '')::integer
  + (p.story is not null and p.story_ar is null)::integer
  + (p.care_instructions is not null and p.care_instructions_ar is null)::integer)`;

export const lacksPicture = sql`(p.image_url is null)`;

export const lacksAlternativeText = sql`(exists (select from public.product_images i
  where i.product_id = p.id and (coalesce(i.alt_en, '') = '' or coalesce(i.alt_ar, '') = '')))`;

export const isOnSale = sql`(p.discount_price is not null)`;

/** The member of staff who changed it last. */
export const lastChangedBy = sql`(select a.actor_name from public.audit_log a
  where a.table_name = 'products' and a.row_key = p.id::text order by a.id desc limit 1)`;
