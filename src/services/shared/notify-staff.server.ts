import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import type { TemplateData } from '../mail/templates/index.ts';

/** The shop's mailbox is read by several people; English is what they share. */
export const staffLocale: Locale = 'en';

/** Tells the shop's own mailbox; a shop that named none finds the enquiry in its admin area. */
export async function notifyStaff(
  trx: Transaction<DB>,
  data: TemplateData['enquiry_notice'],
  now: Date,
): Promise<void> {
  const settings = await trx.selectFrom('site_settings').select('contact_email').executeTakeFirst();
  const recipient = settings?.contact_email;
  if (!recipient) return;
  await enqueueMail(trx, { recipient, locale: staffLocale, template: 'enquiry_notice', data, now });
}
