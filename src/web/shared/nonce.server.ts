import { randomBytes } from 'node:crypto';

/** For one answer; always of the same length, which kept pages rely on. */
export const newNonce = (): string => randomBytes(16).toString('base64');
