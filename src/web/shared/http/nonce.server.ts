import { randomFillSync } from 'node:crypto';

const bytes = 16;
/** Asking the system once for many costs no more than for one. */
const pool = Buffer.alloc(bytes * 256);
let next = pool.length;

/** For one answer; always of the same length, which kept pages rely on. */
export function newNonce(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += bytes;
  return pool.toString('base64', next - bytes, next);
}
