import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';

export type DeleteApplicationResult =
  | { ok: true; changeSet: null }
  | { ok: false; reason: 'not_found' };

/** Deletes an application with its CV, for good. The policies allow it to admins only. */
export async function deleteApplication(
  id: string,
  actor: Customer,
): Promise<DeleteApplicationResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const [[deleted]] = await asUser(actor).write(
    sql<{ cv: string }>`delete from public.job_applications where id = ${id}
      returning cv_file as cv`,
  );
  if (!deleted) return { ok: false, reason: 'not_found' };
  await removeFiles([deleted.cv]);
  return { ok: true, changeSet: null };
}
