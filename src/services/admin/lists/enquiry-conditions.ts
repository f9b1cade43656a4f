import { sql, type RawBuilder } from 'kysely';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import { answerDueSoonHours, answerHours } from '#domain/enquiries/answer-time.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Condition } from './list-source.ts';

/** Conditions and columns that requests and messages share; both tables are called e. */
export const enquiryFilters = (now: Date) => ({
  assigned: (value: FilterValue): Condition => {
    const ids = value.kind === 'choice' ? value.values.filter(isUuid) : [];
    return sql`e.assigned_to = any (${ids}::uuid[])`;
  },
  mine: (value: FilterValue): Condition =>
    sql`(e.assigned_to is not distinct from (select private.staff_actor())) = ${isSet(value)}`,
  dueSoon: (value: FilterValue) => waitsSince(hoursBefore(now, answerDueSoonHours), value),
  overdue: (value: FilterValue) => waitsSince(latestInTime(now), value),
});

/** Unanswered, and received before a time; or the others. */
const waitsSince = (time: Date, value: FilterValue): Condition =>
  isSet(value)
    ? sql`e.status = 'new' and e.created_at < ${time}`
    : sql`not (e.status = 'new' and e.created_at < ${time})`;

const isSet = (value: FilterValue): boolean => value.kind === 'flag' && value.is;

const hour = 60 * 60 * 1000;

/** What was received before is late. */
const latestInTime = (now: Date): Date => hoursBefore(now, answerHours);

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

export const hoursLeftSql = (now: Date): RawBuilder<unknown> => sql`
  case when e.status = 'new'
    then floor(extract(epoch from e.created_at - ${latestInTime(now)}) / 3600)::integer end`;

/** Staff may not read the profiles of colleagues; the list shows their names only. */
export const assigneeName = sql`
  (select p.full_name from public.profiles p where p.id = e.assigned_to)`;
