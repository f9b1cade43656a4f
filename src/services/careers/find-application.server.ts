import { db, type RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';

const selectApplication = (id: string) =>
  db
    .selectFrom('job_applications as a')
    .leftJoin('careers as c', 'c.id', 'a.career_id')
    .select([
      'a.id',
      'a.full_name as name',
      'a.email',
      'a.phone',
      'a.message',
      'a.status',
      'a.position',
      'c.title_ar as positionAr',
      'a.career_id as openingId',
      'a.created_at as receivedAt',
    ])
    .where('a.id', '=', id);

export type ApplicationDetail = RowsOf<ReturnType<typeof selectApplication>>[number];

/** A job application; null for those who may not read it. */
export async function findApplication(
  id: string,
  actor: Customer,
): Promise<ApplicationDetail | null> {
  if (!isUuid(id)) return null;
  const [[application]] = await asUser(actor).read(selectApplication(id));
  return application ?? null;
}
