import type { Context } from 'hono';
import { z } from 'zod';
import { transformationInput } from '#domain/storage/transformation.ts';
import { copyObject } from '#services/storage/copy-object.server.ts';
import { listObjectPage } from '#services/storage/list-objects-v2.server.ts';
import { listObjects } from '#services/storage/list-objects.server.ts';
import { moveObject } from '#services/storage/move-object.server.ts';
import { removeObject, removeObjects } from '#services/storage/remove-objects.server.ts';
import { signObject, signObjects, signUpload } from '#services/storage/sign-objects.server.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendInvalidRequest, sendStorageRejection } from './errors.ts';
import { readStorageBody, readMetadataHeader, readTarget } from './read-request.ts';

type C = Context<ApiScope>;

const name = z.string().max(1024);
const names = z.array(name).min(1).max(1000);
const order = z.enum(['asc', 'desc']).optional();
/** A century: more would not fit into a date. */
const expiresIn = z.number().int().min(1).max(3_153_600_000);

const listBody = z.object({
  prefix: name,
  limit: z.number().int().min(1).optional(),
  offset: z.number().int().min(0).max(1_000_000).optional(),
  search: z.string().max(1024).optional(),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']), order })
    .optional(),
});

export async function listRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, listBody);
  if (!body.ok) return body.response;
  return context.json(await listObjects(caller, readTarget(context).bucket, body.value));
}

const pageBody = z.object({
  prefix: name.optional(),
  limit: z.number().int().min(1).optional(),
  cursor: z.string().max(4000).optional(),
  with_delimiter: z.boolean().optional(),
  sortBy: z.object({ column: z.enum(['name', 'updated_at', 'created_at']), order }).optional(),
});

export async function listPageRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, pageBody);
  if (!body.ok) return body.response;
  const page = await listObjectPage(caller, readTarget(context).bucket, body.value);
  return page
    ? context.json(page)
    : sendInvalidRequest(context, 'Invalid Parameter continuation token');
}

const signBody = z.object({ expiresIn, transform: transformationInput.optional() });

export async function signRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, signBody);
  if (!body.ok) return body.response;
  const result = await signObject(caller, readTarget(context), body.value);
  return result.ok
    ? context.json({ signedURL: result.path })
    : sendStorageRejection(context, result);
}

const signManyBody = z.object({ expiresIn, paths: names });

export async function signManyRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, signManyBody);
  if (!body.ok) return body.response;
  const { paths, ...options } = body.value;
  const { bucket } = readTarget(context);
  return context.json(await signObjects(caller, bucket, { names: paths, ...options }));
}

export async function signUploadRoute(context: C, caller: StorageCaller) {
  const upsert = context.req.header('X-Upsert') === 'true';
  const result = await signUpload(caller, readTarget(context), upsert);
  return result.ok
    ? context.json({ url: result.path, token: result.token })
    : sendStorageRejection(context, result);
}

const twoObjects = {
  bucketId: z.string().max(100),
  sourceKey: name,
  destinationBucket: z.string().max(100).optional(),
  destinationKey: name,
};
const moveBody = z.object(twoObjects);

export async function moveRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, moveBody);
  if (!body.ok) return body.response;
  const { from, to } = endsOf(body.value);
  const result = await moveObject(caller, from, to);
  return result.ok
    ? context.json({ message: 'Successfully moved', Id: result.id, Key: to.name })
    : sendStorageRejection(context, result);
}

const copyBody = z.object({
  ...twoObjects,
  copyMetadata: z.boolean().optional(),
  metadata: z
    .object({ cacheControl: z.string().max(200), mimetype: z.string().max(255) })
    .partial()
    .optional(),
});

export async function copyRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, copyBody);
  if (!body.ok) return body.response;
  const { copyMetadata = true, metadata, ...ends } = body.value;
  const { from, to } = endsOf(ends);
  const replaced = copyMetadata
    ? {}
    : {
        userMetadata: readMetadataHeader(context) ?? {},
        cacheControl: metadata?.cacheControl,
        mimeType: metadata?.mimetype,
      };
  const upsert = context.req.header('X-Upsert') === 'true';
  const result = await copyObject(caller, from, to, { upsert, ...replaced });
  if (!result.ok) return sendStorageRejection(context, result);
  const { id, key } = result;
  return context.json({ Id: id, Key: key, id, name: to.name, bucket_id: to.bucket });
}

function endsOf({ bucketId, ...body }: z.infer<typeof moveBody>) {
  return {
    from: { bucket: bucketId, name: body.sourceKey },
    to: { bucket: body.destinationBucket || bucketId, name: body.destinationKey },
  };
}

export async function deleteRoute(context: C, caller: StorageCaller) {
  const result = await removeObject(caller, readTarget(context));
  return result.ok
    ? context.json({ message: 'Successfully deleted' })
    : sendStorageRejection(context, result);
}

const deleteBody = z.object({ prefixes: names });

export async function deleteManyRoute(context: C, caller: StorageCaller) {
  const body = await readStorageBody(context, deleteBody);
  if (!body.ok) return body.response;
  const result = await removeObjects(caller, readTarget(context).bucket, body.value.prefixes);
  return result.ok ? context.json(result.removed) : sendStorageRejection(context, result);
}
