import { createHash } from 'node:crypto';
import {
  countLeadingZeroBits,
  proofText,
  type ProofChallenge,
  type ProofOfWork,
} from '#domain/game/proof-of-work.ts';

/** Solves a challenge as a browser would, but with native code. */
export function solveChallenge({ challenge, bits }: ProofChallenge): ProofOfWork {
  for (let nonce = 0; ; nonce += 1) {
    const proof = { challenge, nonce: `${nonce}` };
    const digest = createHash('sha256').update(proofText(proof)).digest();
    if (countLeadingZeroBits(digest) >= bits) return proof;
  }
}
