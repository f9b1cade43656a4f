import { createHash } from 'node:crypto';

// An arbitrary namespace; changing it changes every seeded id.
const NAMESPACE = Buffer.from('5f1c0f6e8a3b4c1d9e7255aa10c3f0de', 'hex');

/** Version 5 UUID of a name, so that two seeds give every row the same id. */
export const idOf = (...name: (string | number)[]): string => {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(name.join('/'))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};
