import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';

export type DeleteEnquiryResult = { ok: true } | { ok: false; reason: 'not_found' };

/** Deletes an enquiry with its pictures, notes and answers. The policies allow it to admins only. */
export async function deleteEnquiry(
  { kind, id }: EnquiryRef,
  actor: Customer,
): Promise<DeleteEnquiryResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  // Sent together; the pictures' rows go with their request.
  const [pictures, deleted] = await asUser(actor).write(
    sql<{ name: string }>`select image_url as name from public.custom_service_images
      where request_id = ${id}`,
    sql`delete from ${sql.table(enquiryTables[kind].table)} where id = ${id} returning id`,
  );
  if (deleted.length === 0) return { ok: false, reason: 'not_found' };
  const names = pictures.map(({ name }) => name);
  // Pictures of the demo are public files with a URL of their own.
  await removeFiles(names.filter((name) => !name.startsWith('/')));
  return { ok: true };
}
