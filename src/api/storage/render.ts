import type { Context } from 'hono';
import {
  describeTransformation,
  type Transformation,
  transformationInput,
} from '#domain/storage/transformation.ts';
import {
  findPublicObject,
  findReadableObject,
  type StorageObject,
} from '#services/storage/find-object.server.ts';
import { renderPicture } from '#services/storage/render-picture.server.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import { type ApiScope, readApiRequestFacts } from '../shared/scope.ts';
import { sendInvalidRequest, sendStorageRejection } from './errors.ts';
import { findBySignature } from './find-by-signature.ts';
import { readStorageQuery, readTarget } from './read-request.ts';
import { objectHeaders } from './serve-object.ts';

type C = Context<ApiScope>;

export async function publicRendering(context: C, now: Date) {
  const wanted = readStorageQuery(context, transformationInput);
  if (!wanted.ok) return sendInvalidRequest(context, wanted.message);
  const found = await findPublicObject(readTarget(context));
  if (!found.ok) return sendStorageRejection(context, found);
  return serve(context, found.object, { wanted: wanted.value, isPublic: true, now });
}

export async function readableRendering(context: C, caller: StorageCaller) {
  const wanted = readStorageQuery(context, transformationInput);
  if (!wanted.ok) return sendInvalidRequest(context, wanted.message);
  const found = await findReadableObject(caller, readTarget(context));
  if (!found.ok) return sendStorageRejection(context, found);
  const { isPublic } = found;
  return serve(context, found.object, { wanted: wanted.value, isPublic, now: caller.now });
}

/** The signature contains the size, so that an address renders nothing else. */
export async function signedRendering(context: C, now: Date) {
  const found = await findBySignature(context, now);
  if (!found.ok) return sendStorageRejection(context, found);
  const { object, expires, transform: wanted = {} } = found;
  return serve(context, object, { wanted, isPublic: false, expires, now });
}

interface Serving {
  wanted: Transformation;
  isPublic: boolean;
  expires?: Date;
  now: Date;
}

async function serve(context: C, object: StorageObject, { wanted, now, ...serving }: Serving) {
  const { address } = readApiRequestFacts(context, now);
  const acceptsWebp = context.req.header('Accept')?.includes('image/webp') ?? false;
  const result = await renderPicture(object, wanted, { address, now, acceptsWebp });
  if (!result.ok) return sendStorageRejection(context, result);
  const { bytes, mimeType } = result.rendered;
  const headers = objectHeaders(context, object, serving);
  headers.delete('Accept-Ranges');
  headers.set('Content-Type', mimeType);
  headers.set('Content-Length', String(bytes.byteLength));
  headers.set('ETag', `"${object.version}-${describeTransformation(wanted)}-${mimeType}"`);
  headers.set('Vary', 'Accept');
  headers.set('X-Transformations', describeTransformation(wanted));
  return new Response(context.req.method === 'HEAD' ? null : Buffer.from(bytes), { headers });
}
