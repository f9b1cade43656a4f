import { maxFileBytes } from '#domain/uploads/files.ts';
import { db } from '#platform/database/query.ts';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import type { Actor } from '#platform/database/actor.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { prepareAvatar } from '#services/uploads/prepare-picture.server.ts';
import { tooBusy } from '#services/uploads/prepare-pictures.server.ts';
import { readStoredFile } from '#services/uploads/read-stored-file.server.ts';
import { removeFiles } from '#services/uploads/remove-files.server.ts';
import { takeUploadLimit } from '#services/uploads/upload-rate-limit.server.ts';
import { withUploads } from '#services/uploads/with-uploads.server.ts';
import type { Customer } from '../shared/customer.ts';

const ownAddress = /^\/media\/avatars\/([0-9a-f-]{36})$/;

export type SaveAvatarResult =
  | { ok: true }
  | { ok: false; reason: 'picture_missing' | 'picture_too_large' | 'not_a_picture' }
  | RateLimited;

/** Re-encodes the picture as a square and removes the previous one. */
export async function saveAvatar(
  customer: Customer,
  file: File | undefined,
  attempt: Pick<RequestFacts, 'now' | 'address'>,
): Promise<SaveAvatarResult> {
  if (!file || file.size === 0) return { ok: false, reason: 'picture_missing' };
  if (file.size > maxFileBytes) return { ok: false, reason: 'picture_too_large' };
  const allowed = await takeUploadLimit(customer, attempt);
  if (!allowed.ok) return allowed;
  const picture = await prepareAvatar(file);
  if (picture === 'busy') return tooBusy;
  if (!picture) return { ok: false, reason: 'not_a_picture' };
  const previous = await withUploads(async (store) => {
    const name = await store({ folder: 'avatars', extension: 'webp', body: picture.bytes });
    return replaceAvatar(customer, `/media/${name.replace(/\.webp$/, '')}`);
  });
  await removeOwnFile(previous);
  return { ok: true };
}

export async function removeAvatar(customer: Customer): Promise<void> {
  await removeOwnFile(await replaceAvatar(customer, null));
}

/** For its owner and for staff who may read the profile; null for anyone else. */
export async function readAvatar(id: string, actor: Actor): Promise<OpenFile | null> {
  if (!isUuid(id) || actor.kind !== 'user') return null;
  const [[profile]] = await asActor(actor).read(
    db.selectFrom('profiles').select('id').where('avatar_url', '=', `/media/avatars/${id}`),
  );
  return profile ? readStoredFile(`avatars/${id}.webp`) : null;
}

/** The stored file of an avatar URL; null for other URLs. */
export function avatarFile(url: string | null): string | null {
  const id = ownAddress.exec(url ?? '')?.[1];
  return id ? `avatars/${id}.webp` : null;
}

async function replaceAvatar({ userId }: Customer, url: string | null): Promise<string | null> {
  // As system: files are deleted by this column, so its owner may not write it.
  return asSystem().transaction(async (trx) => {
    const { avatar_url } = await trx
      .selectFrom('profiles')
      .select('avatar_url')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('profiles').set({ avatar_url: url }).where('id', '=', userId).execute();
    return avatar_url;
  });
}

async function removeOwnFile(url: string | null): Promise<void> {
  const file = avatarFile(url);
  if (file) await removeFiles([file]);
}
