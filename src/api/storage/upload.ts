import type { Context } from 'hono';
import { checkType, prepareUpload } from '#services/storage/prepare-upload.server.ts';
import { verifyTarget } from '#services/storage/signatures.server.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import { storeObject } from '#services/storage/store-object.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { signedCaller } from './caller.ts';
import { sendStorageRejection } from './errors.ts';
import { readTarget } from './read-request.ts';
import { receiveFile } from './receive-file.ts';

/** POST creates and PUT replaces; `x-upsert` makes a POST do either. */
export async function uploadRoute(context: Context<ApiScope>, caller: StorageCaller) {
  const upsert = context.req.method === 'PUT' || context.req.header('X-Upsert') === 'true';
  const result = await upload(context, caller, upsert);
  return result.ok
    ? context.json({ Id: result.id, Key: result.key })
    : sendStorageRejection(context, result);
}

/** Without a key: the token in the address says what may be uploaded, and by whom. */
export async function uploadSignedRoute(context: Context<ApiScope>, now: Date) {
  const { bucket, name } = readTarget(context);
  const token = context.req.query('token') ?? '';
  const verified = await verifyTarget(token, `${bucket}/${name}`, 'upload', now);
  if (!verified.ok) return sendStorageRejection(context, verified);
  const { owner, upsert } = verified.claims;
  const result = await upload(context, signedCaller(context, now, owner), upsert);
  return result.ok ? context.json({ Key: result.key }) : sendStorageRejection(context, result);
}

async function upload(context: Context<ApiScope>, caller: StorageCaller, upsert: boolean) {
  const target = readTarget(context);
  const isMultipart = context.req.header('Content-Type')?.startsWith('multipart/form-data');
  const declared = Number(context.req.header('Content-Length') ?? Number.NaN);
  const size = isMultipart || Number.isNaN(declared) ? undefined : declared;
  const prepared = await prepareUpload(caller, { ...target, upsert, size });
  if (!prepared.ok) return prepared;
  const { bucket, maxBytes } = prepared;
  return receiveFile(context, {
    maxBytes,
    checkType: (type) => checkType(bucket, target.name, type),
    store: ({ userMetadata, ...content }) =>
      storeObject(caller, { ...target, upsert, userMetadata }, { ...content, maxBytes }),
  });
}
