import { signText, verifySignedText } from '#services/shared/signed-tokens.server.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';

const minutesValid = 15;

/** Names the record, and the member of staff: it opens nothing for anybody else. */
export function createPreviewToken(
  { kind, id }: DraftRecord,
  { userId, now }: { userId: string; now: Date },
): string {
  const expires = now.getTime() + minutesValid * 60_000;
  return signText('previews', `${kind}/${id}/${userId}/${expires}`);
}

/** The record of a valid token of this member of staff, otherwise null. */
export function readPreviewToken(
  token: string,
  { userId, now }: { userId: string; now: Date },
): DraftRecord | null {
  const text = verifySignedText('previews', token);
  const [kind = '', id = '', owner, expires] = text?.split('/') ?? [];
  const isValid = owner === userId && Number(expires) > now.getTime();
  return isValid ? { kind, id } : null;
}
