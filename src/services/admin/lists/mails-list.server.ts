import { sql } from 'kysely';
import { mailsList } from '#domain/admin/lists/mails-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const mailsSource = defineListSource(mailsList, () => ({
  from: sql`public.mail_outbox m`,
  id: sql`m.id`,
  columns: {
    subject: sql`m.subject`,
    recipient: sql`m.recipient`,
    status: sql`m.status`,
    written: sql`m.created_at`,
    sent: sql`m.sent_at`,
    template: sql`m.template`,
    attempts: sql`m.attempts`,
    error: sql`m.last_error`,
  },
  search: (text) =>
    sql`(m.recipient ilike ${containing(text)} or m.subject ilike ${containing(text)})`,
  extras: { locale: sql<'en' | 'ar'>`m.locale` },
}));
