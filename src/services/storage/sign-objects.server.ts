import { sql } from 'kysely';
import { isObjectName } from '#domain/storage/names.ts';
import { describeTransformation, type Transformation } from '#domain/storage/transformation.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { findBucketRules } from './buckets.server.ts';
import { mayUpload } from './prepare-upload.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import { signTarget } from './signatures.server.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';

const uploadSeconds = 2 * 60 * 60;

/** An address that reads one object until it expires, for anyone who has it. */
export async function signObject(
  caller: StorageCaller,
  { bucket, name }: ObjectTarget,
  { expiresIn, transform }: { expiresIn: number; transform?: Transformation | undefined },
): Promise<{ ok: true; path: string } | StorageRejection> {
  if (!isObjectName(name)) return { ok: false, reason: 'invalid_name', name };
  const readable = await readableNames(caller, bucket, [name]);
  if (!readable.has(name)) return reject('object_not_found');
  const url = `${bucket}/${name}`;
  const isRendered = transform !== undefined && describeTransformation(transform) !== '';
  const token = await signTarget(
    { scope: 'download', url, ...(isRendered && { transform }) },
    expiresIn,
    caller.now,
  );
  return {
    ok: true,
    path: `/${isRendered ? 'render/image' : 'object'}/sign/${url}?token=${token}`,
  };
}

/** One entry for each name; those that the caller may not read have an error instead of an address. */
export async function signObjects(
  caller: StorageCaller,
  bucket: string,
  { names, expiresIn }: { names: readonly string[]; expiresIn: number },
) {
  const readable = await readableNames(caller, bucket, names);
  return Promise.all(
    names.map(async (path) => {
      if (!readable.has(path)) return { error: unreadable, path, signedURL: null };
      const url = `${bucket}/${path}`;
      const token = await signTarget({ scope: 'download', url }, expiresIn, caller.now);
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
    }),
  );
}

const unreadable = 'Either the object does not exist or you do not have access to it';

/** An address to which one object can be uploaded within two hours, in the name of the caller. */
export async function signUpload(
  caller: StorageCaller,
  { bucket, name }: ObjectTarget,
  upsert: boolean,
): Promise<{ ok: true; path: string; token: string } | StorageRejection> {
  if (!isObjectName(name)) return { ok: false, reason: 'invalid_name', name };
  if (!(await findBucketRules(bucket))) return reject('bucket_not_found');
  const allowed = await mayUpload(caller, { bucket, name, upsert });
  if (!allowed.ok) return allowed;
  const url = `${bucket}/${name}`;
  const claims = { scope: 'upload', url, owner: caller.ownerId, upsert } as const;
  const token = await signTarget(claims, uploadSeconds, caller.now);
  return { ok: true, token, path: `/object/upload/sign/${url}?token=${token}` };
}

async function readableNames(
  { actor }: StorageCaller,
  bucket: string,
  names: readonly string[],
): Promise<Set<string>> {
  const [rows] = await asActor(actor).read(
    sql<{ name: string }>`
      select name from storage.objects where bucket_id = ${bucket} and name = any (${names})`,
  );
  return new Set(rows.map(({ name }) => name));
}
