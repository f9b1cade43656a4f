import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** A mail shows its photo for this time, as long as a guest's link works after the last change. */
const validMilliseconds = 60 * 24 * 3_600_000;

interface PhotoToken {
  photoId: string;
  end: Date;
}

/** Shows one photo from the workshop without a session: mail programs have none. */
export const createPhotoToken = (photoId: string, now: Date): string =>
  signText('order-photos', `${photoId}~${now.getTime() + validMilliseconds}`);

/** Null for a text that the shop has not signed. */
export function readPhotoToken(token: string): PhotoToken | null {
  const [photoId = '', end = ''] = verifySignedText('order-photos', token)?.split('~') ?? [];
  return photoId ? { photoId, end: new Date(Number(end)) } : null;
}
