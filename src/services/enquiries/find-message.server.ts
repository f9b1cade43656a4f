import type { Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { storedEnquiryColumns } from './enquiry-tables.ts';
import { readCorrespondence, type Correspondence } from './read-correspondence.server.ts';

const selectMessage = (id: string) =>
  db
    .selectFrom('contact_messages')
    .select(['subject', ...storedEnquiryColumns])
    .where('id', '=', id);

export type MessageDetail = Omit<RowsOf<ReturnType<typeof selectMessage>>[number], 'locale'> &
  Correspondence & { locale: Locale };

/** A contact message; null for those who may not read it. */
export async function findMessage(id: string, actor: Customer): Promise<MessageDetail | null> {
  if (!isUuid(id)) return null;
  const [[message]] = await asUser(actor).read(selectMessage(id));
  return message
    ? { ...message, ...(await readCorrespondence({ kind: 'contact', id }, actor)) }
    : null;
}
