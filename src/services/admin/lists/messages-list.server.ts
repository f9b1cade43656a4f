import { sql } from 'kysely';
import { messagesList } from '#domain/admin/lists/messages-list.ts';
import { assigneeName, enquiryFilters, hoursLeftSql } from './enquiry-conditions.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const excerptLength = 140;

/** Messages from the contact form, for sales. */
export const messagesSource = defineListSource(messagesList, (now) => ({
  from: sql`public.contact_messages e`,
  id: sql`e.id`,
  columns: {
    name: sql`e.full_name`,
    subject: sql`e.subject`,
    excerpt: sql`left(e.message, ${sql.lit(excerptLength)})`,
    email: sql`e.email`,
    phone: sql`e.phone`,
    assigned: assigneeName,
    hoursLeft: hoursLeftSql(now),
    received: sql`e.created_at`,
    status: sql`e.status`,
  },
  filters: enquiryFilters(now),
  search: (text) => sql`(e.full_name ilike ${containing(text)} or e.email ilike ${containing(text)}
    or e.phone ilike ${containing(text)} or e.message ilike ${containing(text)})`,
  extras: { answeredAt: sql<Date | null>`e.answered_at` },
}));
