import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countLeadingZeroBits, proofText } from '#domain/game/proof-of-work.ts';
import { solveProof } from './solve-proof.ts';

describe('a solved proof of work', () => {
  it('has a hash with enough zero bits, and reports progress on the way', async () => {
    const progress: number[] = [];
    const proof = await solveProof({ challenge: 'a challenge', bits: 12 }, (share) =>
      progress.push(share),
    );
    const digest = createHash('sha256').update(proofText(proof!)).digest();
    expect(countLeadingZeroBits(digest)).toBeGreaterThanOrEqual(12);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.every((share) => share > 0 && share < 1)).toBe(true);
  });
});
