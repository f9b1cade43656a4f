import { createHash } from 'node:crypto';

interface Challenge {
  challenge: string;
  bits: number;
}

/** Solves a challenge as a browser would, but with native code and a check of its own. */
export function solveChallenge({ challenge, bits }: Challenge) {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${challenge}:${nonce}`).digest();
    if (digest.readUInt32BE() < 2 ** (32 - bits)) return { challenge, nonce: `${nonce}` };
  }
}
