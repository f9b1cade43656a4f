import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { combineCrc32, crcShift } from './crc32-combine.ts';

describe('the check sum of two texts', () => {
  it.each([
    ['', ''],
    ['a', ''],
    ['', 'a'],
    ['kan', 'aba'],
    ['x'.repeat(70_000), 'كنبة'],
    ['y', 'z'.repeat(131_073)],
  ])('is that of both together', (first, second) => {
    const shift = crcShift(Buffer.byteLength(second));
    expect(combineCrc32(crc32(first), crc32(second), shift)).toBe(crc32(first + second));
  });
});
