import type { Context } from 'hono';
import {
  findPublicObject,
  findReadableObject,
  type StorageObject,
} from '#services/storage/find-object.server.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendStorageRejection } from './errors.ts';
import { findBySignature } from './find-by-signature.ts';
import { readTarget } from './read-request.ts';
import { serveObject } from './serve-object.ts';

type C = Context<ApiScope>;

export async function publicObject(context: C) {
  const found = await findPublicObject(readTarget(context));
  if (!found.ok) return sendStorageRejection(context, found);
  return serveObject(context, found.object, { isPublic: true });
}

export async function readableObject(context: C, caller: StorageCaller) {
  const found = await findReadableObject(caller, readTarget(context));
  if (!found.ok) return sendStorageRejection(context, found);
  return serveObject(context, found.object, { isPublic: found.isPublic });
}

export async function signedObject(context: C, now: Date) {
  const found = await findBySignature(context, now);
  if (!found.ok) return sendStorageRejection(context, found);
  return serveObject(context, found.object, { isPublic: false, expires: found.expires });
}

export async function publicInfo(context: C) {
  const found = await findPublicObject(readTarget(context));
  return found.ok ? context.json(infoOf(found.object)) : sendStorageRejection(context, found);
}

export async function readableInfo(context: C, caller: StorageCaller) {
  const found = await findReadableObject(caller, readTarget(context));
  return found.ok ? context.json(infoOf(found.object)) : sendStorageRejection(context, found);
}

function infoOf({ metadata, user_metadata, updated_at, ...object }: StorageObject) {
  const { id, name, version, bucket_id, created_at } = object;
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata,
    last_modified: updated_at,
    created_at,
  };
}
