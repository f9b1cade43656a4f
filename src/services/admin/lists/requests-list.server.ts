import { sql } from 'kysely';
import { requestsList } from '#domain/admin/lists/requests-list.ts';
import { assigneeName, enquiryFilters, hoursLeftSql } from './enquiry-conditions.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** Custom-service requests, for sales and the technical office. */
export const requestsSource = defineListSource(requestsList, (now) => ({
  from: sql`public.custom_service_requests e`,
  id: sql`e.id`,
  columns: {
    title: sql`e.project_title`,
    name: sql`e.full_name`,
    service: sql`e.service_type`,
    projectType: sql`e.project_type`,
    budget: sql`e.budget_range`,
    timeline: sql`e.preferred_timeline`,
    area: sql`e.house_area::float8`,
    assigned: assigneeName,
    hoursLeft: hoursLeftSql(now),
    received: sql`e.created_at`,
    status: sql`e.status`,
  },
  filters: enquiryFilters(now),
  search: (text) => sql`(e.project_title ilike ${containing(text)}
    or e.full_name ilike ${containing(text)} or e.email ilike ${containing(text)}
    or e.phone ilike ${containing(text)})`,
  extras: { answeredAt: sql<Date | null>`e.answered_at` },
}));
