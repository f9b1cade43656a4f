import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import type { TemplateData } from '../mail/templates/index.ts';

/** Several people read the shop's mailbox; English is their common language. */
export const staffLocale: Locale = 'en';

/** Mails the shop's mailbox, if one is set; staff find enquiries in the admin area too. */
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
