import { sql } from 'kysely';
import type { Opening } from '#domain/enquiries/opening.ts';
import { parseRichText } from '#domain/content/rich-text.ts';
import { localized, localizedList, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../shared/reader.ts';

/** The last day is included, by Cairo time. */
export const isStillOpen = (now: Date) =>
  sql<boolean>`(closes_on is null or closes_on >= (${now}::timestamptz at time zone 'Africa/Cairo')::date)`;

const selectOpenings = (now: Date) =>
  db
    .selectFrom('careers')
    .selectAll()
    .select(sql<string | null>`closes_on::text`.as('last_day'))
    .where('status', '=', 'published')
    .where(isStillOpen(now))
    .orderBy('display_order');

/** Openings that are open today, in the order set by staff. */
export async function readOpenings(reader: DatedReader): Promise<Opening[]> {
  const [rows] = await asActor(reader.actor).read(selectOpenings(reader.now));
  return rows.map((row) => toOpening(row, reader.locale));
}

type Row = RowsOf<ReturnType<typeof selectOpenings>>[number];

function toOpening(row: Row, locale: Locale): Opening {
  return {
    id: row.id,
    title: localized(locale, row.title, row.title_ar),
    department: localized(locale, row.department, row.department_ar),
    location: localized(locale, row.location, row.location_ar),
    type: row.employment_type,
    description: parseRichText(localized(locale, row.description, row.description_ar)),
    requirements: localizedList(locale, row.requirements, row.requirements_ar),
    closesOn: row.last_day,
  };
}
