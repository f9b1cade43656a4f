import { sql } from 'kysely';
import { isCalendarDay } from '#domain/admin/lists/calendar-day.ts';
import { subscribersList } from '#domain/admin/lists/subscribers-list.ts';
import { containing, textOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** Subscribers of the newsletter, for marketing. */
export const subscribersSource = defineListSource(subscribersList, () => ({
  from: sql`public.newsletter_subscriptions s`,
  id: sql`s.id`,
  columns: {
    email: sql`s.email`,
    language: sql`s.locale`,
    state: sql`case
      when s.unsubscribed_at is not null then 'unsubscribed'
      when s.bounced_at is not null then 'bounced'
      else 'subscribed' end`,
    since: sql`s.created_at`,
    left: sql`s.unsubscribed_at`,
  },
  filters: {
    on: (value) => {
      const day = textOf(value);
      if (!isCalendarDay(day)) return sql`false`;
      const end = sql`(${day}::date + 1)::timestamp at time zone 'Africa/Cairo'`;
      return sql`(s.created_at < ${end} and (s.unsubscribed_at is null or s.unsubscribed_at >= ${end}))`;
    },
  },
  search: (text) => sql`s.email ilike ${containing(text)}`,
}));
