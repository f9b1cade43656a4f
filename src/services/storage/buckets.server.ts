import { sql } from 'kysely';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import type { StorageCaller } from './storage-caller.ts';

export interface StorageBucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  created_at: Date;
  updated_at: Date;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

const columns = sql`id, name, coalesce(owner::text, '') as owner, public, created_at, updated_at,
  file_size_limit::float8 as file_size_limit, allowed_mime_types`;

export interface BucketListOptions {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  sortColumn?: 'id' | 'name' | 'created_at' | 'updated_at' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

export async function listBuckets({ actor }: StorageCaller, options: BucketListOptions) {
  const { limit = 1000, offset = 0, search = '', sortColumn = 'id', sortOrder = 'asc' } = options;
  const order = sql`order by ${sql.ref(sortColumn)} ${sql.raw(sortOrder)}`;
  const [rows] = await asActor(actor).read(
    sql<StorageBucket & { type: string }>`
      select ${columns}, type from storage.buckets
      where position(lower(${search}) in lower(name)) > 0
      ${order} limit ${Math.min(limit, 1000)} offset ${offset}`,
  );
  return rows;
}

export async function getBucket(
  { actor }: StorageCaller,
  id: string,
): Promise<{ ok: true; bucket: StorageBucket } | StorageRejection> {
  const [[bucket]] = await asActor(actor).read(
    sql<StorageBucket>`select ${columns} from storage.buckets where id = ${id}`,
  );
  return bucket ? { ok: true, bucket } : reject('bucket_not_found');
}

export type BucketRules = Pick<
  StorageBucket,
  'id' | 'public' | 'file_size_limit' | 'allowed_mime_types'
>;

/** As system: the limits of a bucket hold for everybody, also for those who may not see its row. */
export async function findBucketRules(id: string): Promise<BucketRules | undefined> {
  const [[bucket]] = await asSystem().read(
    sql<BucketRules>`select ${columns} from storage.buckets where id = ${id}`,
  );
  return bucket;
}
