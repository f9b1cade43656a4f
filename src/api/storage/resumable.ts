import { randomUUID } from 'node:crypto';
import { MemoryLocker, Metadata, Server } from '@tus/server';
import type { Context } from 'hono';
import { maxObjectBytes } from '#domain/storage/file-size.ts';
import { takeUploadSlot } from '#platform/http/upload-slots.ts';
import { maxUploadBytes, mayUpload } from '#services/storage/prepare-upload.server.ts';
import { findRejection, reject } from '#services/storage/rejection.ts';
import { findResumable } from '#services/storage/resumable-uploads.server.ts';
import { verifyTarget } from '#services/storage/signatures.server.ts';
import type { ObjectTarget, StorageCaller } from '#services/storage/storage-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { signedCaller } from './caller.ts';
import { sendStorageRejection } from './errors.ts';
import { ResumableStore, TusRejection } from './resumable-store.ts';

const root = '/storage/v1/upload/resumable';
/** Orders the requests for one upload within a process; between processes the offsets decide. */
const locker = new MemoryLocker();

export async function resumableRoute(context: Context<ApiScope>, caller: StorageCaller) {
  const upsert = context.req.header('X-Upsert') === 'true';
  return handleTus(context, { caller, upsert, path: root });
}

/** Without a key: the signature names the object and the owner. */
export async function resumableSignedRoute(context: Context<ApiScope>, now: Date) {
  const target = await targetOf(context, now);
  if (!target) return sendStorageRejection(context, reject('object_not_found'));
  const token = context.req.header('X-Signature') ?? '';
  const verified = await verifyTarget(token, `${target.bucket}/${target.name}`, 'upload', now);
  if (!verified.ok) return sendStorageRejection(context, verified);
  const { owner, upsert } = verified.claims;
  const caller = signedCaller(context, now, owner);
  return handleTus(context, { caller, upsert, path: `${root}/sign` });
}

interface Answering {
  caller: StorageCaller;
  upsert: boolean;
  path: string;
}

async function handleTus(context: Context<ApiScope>, { caller, upsert, path }: Answering) {
  const request = context.req.raw;
  const isReceiving = ['POST', 'PATCH'].includes(request.method);
  const freeSlot = isReceiving ? takeUploadSlot(context.var.clientAddress ?? 'unknown') : () => {};
  if (!freeSlot) return context.text('Too many uploads at a time\n', 423);
  const store = new ResumableStore({ caller, upsert });
  const server = new Server({
    path,
    datastore: store,
    locker,
    // Resolved by clients against the address that they called, whatever proxies are in between.
    relativeLocation: true,
    // Asked with every request: a client may declare the size late, or send without having done so.
    async maxSize() {
      const target = await targetOf(context, caller.now);
      return target ? maxUploadBytes(target) : maxObjectBytes;
    },
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: idOf,
    async onIncomingRequest(_, id) {
      if (request.method === 'PATCH' || (request.method !== 'POST' && isVisitor(caller))) {
        await checkPolicies(store, caller, id);
      }
    },
    async onUploadFinish(_, { id, size }) {
      if (size === 0) await store.completeEmpty(id);
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError(_, error) {
      // Clients repeat what gets a 501, such as parallel uploads, which are not offered.
      if ('status_code' in error) {
        return error.status_code === 501 ? { ...error, status_code: 400 } : undefined;
      }
      const rejection = findRejection(error);
      if (rejection) return new TusRejection(rejection);
      throw error;
    },
  });
  try {
    return await server.handleWeb(request);
  } finally {
    freeSlot();
  }
}

/** Visitors have no account that tells their uploads from those of programs. */
const isVisitor = ({ actor, ownerId }: StorageCaller) =>
  ownerId === null && actor.kind !== 'system';

/** A role that was revoked since the upload began counts at once. */
async function checkPolicies(store: ResumableStore, caller: StorageCaller, id: string) {
  const { bucket, name, upsert, received, size } = await store.find(id);
  // Asked again after its last byte, it would find its own object.
  if (received === size) return;
  const allowed = await mayUpload(caller, { bucket, name, upsert });
  if (!allowed.ok) throw new TusRejection(allowed);
}

const idOf = ({ url }: { url: string }): string | undefined =>
  /\/([0-9a-f-]{36})\/?$/.exec(new URL(url).pathname)?.[1];

/** The object that a request is about: in its metadata when it begins, later in the books. */
async function targetOf(context: Context<ApiScope>, now: Date): Promise<ObjectTarget | undefined> {
  const id = idOf(context.req.raw);
  if (id) return findResumable(id, now);
  try {
    const { bucketName, objectName } = Metadata.parse(context.req.header('Upload-Metadata'));
    return { bucket: bucketName ?? '', name: objectName ?? '' };
  } catch {
    return undefined;
  }
}
