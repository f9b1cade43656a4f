import type { Context } from 'hono';
import { z } from 'zod';
import { getBucket, listBuckets } from '#services/storage/buckets.server.ts';
import { deleteBucket, emptyBucket } from '#services/storage/remove-bucket.server.ts';
import { createBucket, updateBucket } from '#services/storage/save-bucket.server.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendInvalidRequest, sendStorageRejection } from './errors.ts';
import { readStorageBody, readStorageQuery } from './read-request.ts';

const settings = {
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string().max(40)]).nullish(),
  allowed_mime_types: z.array(z.string().max(200)).max(100).nullish(),
};
const newBucket = z.object({ id: z.string().optional(), name: z.string(), ...settings });
const changes = z
  .object(settings)
  .refine((value) => Object.values(value).some((each) => each !== undefined), 'is empty');

const listOptions = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  search: z.string().max(200).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
});

type C = Context<ApiScope>;
const idOf = (context: C): string => context.req.param('id') ?? '';

export async function listBucketsRoute(context: C, caller: StorageCaller) {
  const query = readStorageQuery(context, listOptions);
  if (!query.ok) return sendInvalidRequest(context, query.message);
  return context.json(await listBuckets(caller, query.value));
}

export async function getBucketRoute(context: C, caller: StorageCaller) {
  const result = await getBucket(caller, idOf(context));
  return result.ok ? context.json(result.bucket) : sendStorageRejection(context, result);
}

export async function createBucketRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, newBucket);
  if (!body.ok) return body.response;
  const { name, id } = body.value;
  const result = await createBucket(caller, { ...body.value, id: id || name });
  return result.ok ? context.json({ name }) : sendStorageRejection(context, result);
}

export async function updateBucketRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, changes);
  if (!body.ok) return body.response;
  const result = await updateBucket(caller, idOf(context), body.value);
  return result.ok
    ? context.json({ message: 'Successfully updated' })
    : sendStorageRejection(context, result);
}

export async function deleteBucketRoute(context: C, caller: StorageCaller) {
  const result = await deleteBucket(caller, idOf(context));
  return result.ok
    ? context.json({ message: 'Successfully deleted' })
    : sendStorageRejection(context, result);
}

/** The bucket is empty when the answer is sent; the text is what clients of hosted backends know. */
export async function emptyBucketRoute(context: C, caller: StorageCaller) {
  const result = await emptyBucket(caller, idOf(context));
  return result.ok
    ? context.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
    : sendStorageRejection(context, result);
}
