import { fillReply } from '#domain/enquiries/saved-reply.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface FilledReply {
  id: string;
  name: string;
  /** In the language of the customer, with their name. */
  body: string;
}

interface Reading {
  /** Of the page, in which replies are named. */
  locale: Locale;
  /** Who is answered, and in which language they wrote. */
  customer: { name: string; locale: Locale };
}

/** The saved replies as they would go to one customer. */
export async function readSavedReplies(
  actor: Customer,
  { locale, customer }: Reading,
): Promise<FilledReply[]> {
  const [replies, [me]] = await asUser(actor).read(
    db
      .selectFrom('saved_replies')
      .select(['id', 'name', 'name_ar', 'body', 'body_ar'])
      .orderBy('name')
      .orderBy('id'),
    db.selectFrom('profiles').select('full_name').where('id', '=', actor.userId),
  );
  const values = { name: customer.name, colleague: me?.full_name ?? '' };
  return replies.map(({ id, name, name_ar: nameAr, body, body_ar: bodyAr }) => ({
    id,
    name: localized(locale, name, nameAr),
    body: fillReply(customer.locale === 'ar' ? bodyAr : body, values),
  }));
}
