import { maxFileBytes } from '#domain/uploads/files.ts';
import { q } from '#platform/database/query.ts';
import { as, asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { readUpload, removeUpload } from '#platform/files/upload-store.server.ts';
import type { Actor } from '#platform/database/actor.ts';
import { prepareFace } from '#services/uploads/prepare-picture.server.ts';
import { withUploads } from '#services/uploads/with-uploads.server.ts';
import type { Customer } from './customer.ts';

const ownAddress = /^\/media\/avatars\/([0-9a-f-]{36})$/;

export type SaveAvatarResult =
  | { ok: true }
  | { ok: false; reason: 'picture_missing' | 'picture_too_large' | 'not_a_picture' };

/** Cuts it square, draws it anew, and lets go of the former one. */
export async function saveAvatar(
  customer: Customer,
  file: File | undefined,
): Promise<SaveAvatarResult> {
  if (!file || file.size === 0) return { ok: false, reason: 'picture_missing' };
  if (file.size > maxFileBytes) return { ok: false, reason: 'picture_too_large' };
  const picture = await prepareFace(new Uint8Array(await file.arrayBuffer()));
  if (!picture) return { ok: false, reason: 'not_a_picture' };
  const former = await withUploads(async (store) => {
    const name = await store({ folder: 'avatars', extension: 'webp', bytes: picture.bytes });
    return replaceAvatar(customer, `/media/${name.replace(/\.webp$/, '')}`);
  });
  await forget(former);
  return { ok: true };
}

export async function removeAvatar(customer: Customer): Promise<void> {
  await forget(await replaceAvatar(customer, null));
}

/** For its owner, and for staff who may see the profile; a stranger hears that there is none. */
export async function readAvatar(id: string, actor: Actor): Promise<Buffer | null> {
  if (!isUuid(id) || actor.kind !== 'user') return null;
  const [[profile]] = await as(actor).read(
    q.selectFrom('profiles').select('id').where('avatar_url', '=', `/media/avatars/${id}`),
  );
  return profile ? readUpload(`avatars/${id}.webp`) : null;
}

/** The name of the stored file behind an address; null where it is none of ours. */
export function avatarFile(url: string | null): string | null {
  const id = ownAddress.exec(url ?? '')?.[1];
  return id ? `avatars/${id}.webp` : null;
}

async function replaceAvatar({ userId }: Customer, url: string | null): Promise<string | null> {
  // As system: files are removed by this column, so its owner may not write it.
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

async function forget(url: string | null): Promise<void> {
  const file = avatarFile(url);
  if (file) await removeUpload(file);
}
