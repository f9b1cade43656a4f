import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import type { Locale } from '#i18n/locale.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';
import type { StaffEntry } from './read-correspondence.server.ts';

/** What an answer needs to know of an enquiry. */
export interface EnquiryQuestion {
  name: string;
  email: string;
  locale: Locale;
  status: EnquiryStatus;
  /** Title of the project, or the subject's code. */
  about: string;
  /** What the customer wrote. */
  text: string;
  latest: StaffEntry | undefined;
}

const columns: Record<EnquiryRef['kind'], RawBuilder<unknown>> = {
  custom_service: sql`project_title as about, coalesce(message, project_title) as text`,
  contact: sql`subject as about, message as text`,
};

/** Locks the enquiry until the transaction ends; undefined if it does not exist. */
export async function lockQuestion(
  trx: Transaction<DB>,
  enquiry: EnquiryRef,
): Promise<EnquiryQuestion | undefined> {
  const { rows } = await sql<Omit<EnquiryQuestion, 'latest'>>`
    select full_name as name, email, locale, status, ${columns[enquiry.kind]}
    from ${sql.table(enquiryTables[enquiry.kind].table)} where id = ${enquiry.id} for update`.execute(
    trx,
  );
  return rows[0] && { ...rows[0], latest: await findLatestAnswer(trx, enquiry) };
}

async function findLatestAnswer(trx: Transaction<DB>, { kind, id }: EnquiryRef) {
  const { rows } = await sql<StaffEntry>`
    select a.id, a.body, a.created_at as at, nullif(p.full_name, '') as by
    from public.enquiry_answers a left join public.profiles p on p.id = a.author_id
    where a.${sql.ref(enquiryTables[kind].reference)} = ${id}
    order by a.created_at desc, a.id desc limit 1`.execute(trx);
  return rows[0];
}
