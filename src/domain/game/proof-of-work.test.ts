import { describe, expect, it } from 'vitest';
import { countLeadingZeroBits, proofBitsFor } from './proof-of-work.ts';

describe('the leading zero bits of a hash', () => {
  it.each([
    [[0xff], 0],
    [[0x7f], 1],
    [[0x01, 0xff], 7],
    [[0x00, 0x80], 8],
    [[0x00, 0x00, 0x10], 19],
    [[0x00, 0x00], 16],
  ])('of %j are %i', (bytes, bits) => {
    expect(countLeadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
  });
});

describe('the work for a new device', () => {
  const limits = { firstBits: 15, maxBits: 18 };

  it('doubles each time the number of additional devices doubles, up to the maximum', () => {
    const bits = [0, 9, 10, 29, 30, 69, 70, 500, 100_000].map((count) =>
      proofBitsFor(count, limits),
    );
    expect(bits).toEqual([15, 15, 16, 16, 17, 17, 18, 18, 18]);
  });

  it('is never less than the first step', () => {
    expect(proofBitsFor(-3, limits)).toBe(15);
  });
});
