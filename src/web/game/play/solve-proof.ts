import {
  countLeadingZeroBits,
  proofProgress,
  proofText,
  type ProofChallenge,
  type ProofOfWork,
} from '#domain/game/proof-of-work.ts';

const encoder = new TextEncoder();

/** Hashes at a time: enough to keep the processor busy, few enough to leave the page responsive. */
const batchSize = 256;

/**
 * Tries numbers until one solves the challenge. The browser hashes outside the page's thread.
 * `onProgress` gets the probability that it would be done by now. Null when the browser cannot hash.
 */
export async function solveProof(
  { challenge, bits }: ProofChallenge,
  onProgress: (share: number) => void,
): Promise<ProofOfWork | null> {
  // Missing on pages without https.
  if (!globalThis.crypto?.subtle) return null;
  for (let first = 0; ; first += batchSize) {
    const proofs = Array.from({ length: batchSize }, (_, index) => ({
      challenge,
      nonce: `${first + index}`,
    }));
    const zeroBits = await Promise.all(proofs.map(zeroBitsOf));
    const solved = zeroBits.findIndex((count) => count >= bits);
    if (solved >= 0) return proofs[solved]!;
    onProgress(proofProgress(first + batchSize, bits));
  }
}

async function zeroBitsOf(proof: ProofOfWork): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(proofText(proof)));
  return countLeadingZeroBits(new Uint8Array(digest));
}
