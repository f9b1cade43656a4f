import { randomFillSync } from 'node:crypto';

const bytes = 16;
/** Random bytes are drawn in batches: one system call costs the same for many as for one. */
const pool = Buffer.alloc(bytes * 256);
let next = pool.length;

/** A nonce for one response. */
export function newNonce(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += bytes;
  return pool.toString('base64', next - bytes, next);
}
