import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Actor } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { ObjectMetadata } from './find-object.server.ts';
import { rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { ObjectTarget } from './storage-caller.ts';

export interface NewObject extends ObjectTarget {
  version: string;
  owner: string | null;
  upsert: boolean;
  metadata: Partial<ObjectMetadata>;
  userMetadata: Record<string, unknown>;
}

interface Written {
  id: string;
  /** The version that was replaced; its file can be removed after the commit. */
  replaced: string | null;
}

/** Runs as the caller, so that the policies decide. Throws the errors of PostgreSQL. */
export async function writeObject(trx: Transaction<DB>, object: NewObject): Promise<Written> {
  const previous = object.upsert ? await lockVersion(trx, object) : null;
  const { rows } = await insertOf(object).execute(trx);
  return { id: rows[0]!.id, replaced: previous };
}

const rollback = Symbol('rollback');

/** Asks the policies before any byte is read: writes the row and takes it back. */
export async function mayWriteObject(
  actor: Actor,
  object: NewObject,
): Promise<{ ok: true } | StorageRejection> {
  try {
    await asActor(actor).transaction(async (trx) => {
      await insertOf(object).execute(trx);
      throw rollback;
    });
    return { ok: true };
  } catch (error) {
    return error === rollback ? { ok: true } : rejectDatabaseError(error);
  }
}

async function lockVersion(trx: Transaction<DB>, { bucket, name }: ObjectTarget) {
  const { rows } = await sql<{ version: string }>`
    select version from storage.objects where bucket_id = ${bucket} and name = ${name} for update
  `.execute(trx);
  return rows[0]?.version ?? null;
}

function insertOf({ bucket, name, owner, version, upsert, metadata, userMetadata }: NewObject) {
  const replace = sql`on conflict (bucket_id, name) do update set owner = excluded.owner,
    version = excluded.version, metadata = excluded.metadata,
    user_metadata = excluded.user_metadata`;
  return sql<{ id: string }>`
    insert into storage.objects (bucket_id, name, owner, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${owner}, ${version}, ${JSON.stringify(metadata)},
      ${JSON.stringify(userMetadata)})
    ${upsert ? replace : sql``} returning id`;
}
