import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** Shows one photo from the workshop without a session: mail programs have none. */
export const createPhotoToken = (photoId: string): string => signText('order-photos', photoId);

export const isPhotoToken = (token: string, photoId: string): boolean =>
  verifySignedText('order-photos', token) === photoId;
