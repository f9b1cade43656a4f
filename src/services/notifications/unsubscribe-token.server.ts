import { createHmac } from 'node:crypto';
import { isUuid } from '#platform/database/uuid.ts';
import { deriveKey, isSameSecret } from '#services/shared/signed-tokens.server.ts';

/** One category of mails to one customer. */
export interface Subscription {
  userId: string;
  category: string;
}

/** Part of links in mails. It unsubscribes this reader from this category and does not sign in. */
export function unsubscribeToken({ userId, category }: Subscription): string {
  const subject = `${userId}.${category}`;
  return `${subject}.${signatureOf(subject)}`;
}

/** Null for an invalid token. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [userId = '', category = '', signature = ''] = token.split('.');
  if (!isSameSecret(signature, signatureOf(`${userId}.${category}`))) return null;
  return isUuid(userId) ? { userId, category } : null;
}

const signatureOf = (subject: string): string =>
  createHmac('sha256', deriveKey('unsubscribe-links')).update(subject).digest('base64url');
