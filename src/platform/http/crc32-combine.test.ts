import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crcShift, multiplyPolynomials } from './crc32-combine.ts';

describe('the check sum of two texts', () => {
  it.each([
    ['', ''],
    ['a', ''],
    ['', 'a'],
    ['kan', 'aba'],
    ['x'.repeat(70_000), 'كنبة'],
    ['y', 'z'.repeat(131_073)],
  ])('is that of both together', (first, second) => {
    const moved = multiplyPolynomials(crcShift(Buffer.byteLength(second)), crc32(first));
    expect((moved ^ crc32(second)) >>> 0).toBe(crc32(first + second));
  });
});
