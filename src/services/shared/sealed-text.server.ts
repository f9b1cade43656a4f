import { createCipheriv, createDecipheriv } from 'node:crypto';
import { systemRandom } from '#platform/random.ts';
import { deriveKey, type Purpose } from './signed-tokens.server.ts';

/** Encrypts with a key derived from AUTH_SECRET; `owner` is the id of the row that stores it. */
export function sealText(purpose: Purpose, text: string, owner: string): Buffer {
  const nonce = Buffer.from(systemRandom.bytes(12));
  const cipher = createCipheriv('aes-256-gcm', deriveKey(purpose), nonce).setAAD(
    Buffer.from(owner),
  );
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Null when AUTH_SECRET has changed, or when it was sealed for another row. */
export function openSealedText(purpose: Purpose, sealed: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(purpose), sealed.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
