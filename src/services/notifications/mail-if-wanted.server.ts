import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { links } from '#services/identity/links.server.ts';
import { enqueue, type Mail } from '#services/mail/outbox.server.ts';
import type { TemplateData, TemplateName } from '#services/mail/templates/index.ts';
import type { NoticeCategory } from './category.ts';
import { unsubscribeToken } from './unsubscribe-token.server.ts';

/** Templates whose readers may end their kind. */
type Endable = {
  [Name in TemplateName]: TemplateData[Name] extends { unsubscribe: string | null } ? Name : never;
}[TemplateName];

type WantedMail<Name extends Endable> = Omit<Mail<Name>, 'data' | 'unsubscribeUrl'> & {
  userId: string;
  category: NoticeCategory;
  data: Omit<TemplateData[Name], 'unsubscribe'>;
};

/** Writes to a customer unless they ended mails of that kind; what must be told goes by `enqueue`. */
export async function mailIfWanted<Name extends Endable>(
  trx: Transaction<DB>,
  { userId, category, data, ...mail }: WantedMail<Name>,
): Promise<void> {
  const { rows } = await sql`
    select from public.notification_preferences p
    join public.notification_categories c on c.id = p.category_id
    where p.user_id = ${userId} and c.slug = ${category} and not p.email`.execute(trx);
  if (rows.length > 0) return;
  const unsubscribe = links.endNotices(mail.locale, unsubscribeToken({ userId, category }));
  await enqueue(trx, {
    ...mail,
    data: { ...data, unsubscribe } as unknown as TemplateData[Name],
    unsubscribeUrl: unsubscribe,
  });
}
