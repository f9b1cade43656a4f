import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { shownPriceText } from '../pricing/shown-price-text.server.ts';
import { takeFormLimits } from '../shared/form-rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { links } from '../shared/links.server.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';

/**
 * Stores each address once. The result does not reveal whether it was known; only new or returning
 * subscribers get a mail.
 */
export async function subscribe(
  email: string,
  attempt: RequestFacts,
): Promise<{ ok: true } | RateLimited> {
  const { now, locale } = attempt;
  const allowed = await takeFormLimits('newsletter', attempt, email);
  if (!allowed.ok) return allowed;
  // As system: visitors can neither read nor write subscriptions.
  await asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ token: string }>`
      insert into public.newsletter_subscriptions as known (email, locale, created_at)
      values (${email}, ${locale}, ${now})
      on conflict (email) do update
        set unsubscribed_at = null, locale = excluded.locale, unsubscribe_token = gen_random_uuid()
        where known.unsubscribed_at is not null
      returning unsubscribe_token as token`.execute(trx);
    const [subscription] = rows;
    if (!subscription) return;
    const unsubscribeUrl = links.unsubscribe(locale, subscription.token);
    await enqueueMail(trx, {
      recipient: email,
      locale,
      template: 'newsletter_welcome',
      data: {
        link: links.newestPieces(locale),
        newest: await newestPiece(trx, locale),
        unsubscribe: unsubscribeUrl,
      },
      unsubscribeUrl,
      now,
    });
  });
  return { ok: true };
}

async function newestPiece(trx: Transaction<DB>, locale: Locale) {
  const piece = await trx
    .selectFrom('products as p')
    .innerJoin('site_settings as s', (join) => join.onTrue())
    .select(['p.name', 'p.name_ar', 'p.workshop', 'p.workshop_ar', 'p.image_url'])
    .select(['p.price', 'p.discount_price', 'p.prices_differ'])
    .select(['s.currency', 's.arabic_digits'])
    .where('p.status', '=', 'published')
    .where('p.stock_status', 'not in', ['sold_out', 'out_of_stock'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  return piece
    ? {
        name: localized(locale, piece.name, piece.name_ar),
        workshop: localized(locale, piece.workshop, piece.workshop_ar),
        price: shownPriceText(piece, locale),
        picture: piece.image_url && links.thumbnail(piece.image_url),
      }
    : null;
}
