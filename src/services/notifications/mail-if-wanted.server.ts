import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { links } from '#services/shared/links.server.ts';
import { enqueueMail, type Mail } from '#services/mail/enqueue-mail.server.ts';
import type { TemplateData, TemplateName } from '#services/mail/templates/index.ts';
import type { NotificationCategory } from './notification-category.ts';
import { unsubscribeToken } from './unsubscribe-token.server.ts';

/** Templates whose readers may unsubscribe. */
type OptionalTemplate = {
  [Name in TemplateName]: TemplateData[Name] extends { unsubscribe: string | null } ? Name : never;
}[TemplateName];

type WantedMail<Name extends OptionalTemplate> = Omit<Mail<Name>, 'data' | 'unsubscribeUrl'> & {
  userId: string;
  category: NotificationCategory;
  data: Omit<TemplateData[Name], 'unsubscribe'>;
};

/** Mails a customer unless they unsubscribed from the category. Required mails use `enqueueMail`. */
export async function mailIfWanted<Name extends OptionalTemplate>(
  trx: Transaction<DB>,
  { userId, category, data, ...mail }: WantedMail<Name>,
): Promise<void> {
  const { rows } = await sql`
    select from public.notification_preferences p
    join public.notification_categories c on c.id = p.category_id
    where p.user_id = ${userId} and c.slug = ${category} and not p.email`.execute(trx);
  if (rows.length > 0) return;
  const unsubscribe = links.endNotifications(mail.locale, unsubscribeToken({ userId, category }));
  await enqueueMail(trx, {
    ...mail,
    data: { ...data, unsubscribe } as unknown as TemplateData[Name],
    unsubscribeUrl: unsubscribe,
  });
}
