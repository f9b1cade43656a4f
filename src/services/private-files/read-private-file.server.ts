import { sql } from 'kysely';
import type { Actor } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { readStoredFile } from '../uploads/read-stored-file.server.ts';
import type { PrivateFileKind } from './private-file-url.ts';

/** The row of a file names it; the policies of its table say who may open it. */
const rows: Record<PrivateFileKind, { table: string; column: string }> = {
  workshop: { table: 'public.order_photos', column: 'image_url' },
  return: { table: 'public.return_photos', column: 'image_url' },
  request: { table: 'public.custom_service_images', column: 'image_url' },
  cv: { table: 'public.job_applications', column: 'cv_file' },
};

const isKind = (kind: string): kind is PrivateFileKind => Object.hasOwn(rows, kind);

/** Opens a file whose row the actor may read; null for any other. */
export async function readPrivateFile(
  { kind, id }: { kind: string; id: string },
  actor: Actor,
): Promise<OpenFile | null> {
  if (!isKind(kind) || !isUuid(id) || actor.kind !== 'user') return null;
  const { table, column } = rows[kind];
  const [[row]] = await asActor(actor).read(
    sql<{
      name: string;
    }>`select ${sql.ref(column)} as name from ${sql.table(table)} where id = ${id}`,
  );
  return row ? openPrivateFile(row.name) : null;
}

/** Public pictures of the demo are no files of the store. */
export const openPrivateFile = async (name: string): Promise<OpenFile | null> =>
  name.startsWith('/') ? null : readStoredFile(name);
