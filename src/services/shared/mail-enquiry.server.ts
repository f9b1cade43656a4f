import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { enqueueMail, type Mail } from '../mail/enqueue-mail.server.ts';
import type { TemplateData, TemplateName } from '../mail/templates/index.ts';
import { notifyStaff } from './notify-staff.server.ts';
import type { RequestFacts } from './request-facts.ts';

interface EnquiryMails<Name extends TemplateName> {
  notice: TemplateData['enquiry_notice'];
  receipt: Pick<Mail<Name>, 'template' | 'data'>;
}

/** Mails the enquiry to the shop, and a receipt to its sender. */
export async function mailEnquiry<Name extends TemplateName>(
  trx: Transaction<DB>,
  { notice, receipt }: EnquiryMails<Name>,
  { now, locale }: Pick<RequestFacts, 'now' | 'locale'>,
): Promise<void> {
  await notifyStaff(trx, notice, now);
  await enqueueMail(trx, { ...receipt, recipient: notice.email, locale, now });
}
