/** A task for the browser: the higher the number of bits, the longer it takes. */
export interface ProofChallenge {
  /** Issued and signed by the server. */
  challenge: string;
  /** How many leading bits of the hash must be zero. */
  bits: number;
}

/** A number for which SHA-256 of `proofText` starts with enough zero bits. */
export interface ProofOfWork {
  challenge: string;
  nonce: string;
}

/** The nonce is a whole number in decimal digits. */
export const maxProofNonceLength = 16;

export const proofText = ({ challenge, nonce }: ProofOfWork): string => `${challenge}:${nonce}`;

export function countLeadingZeroBits(digest: Uint8Array): number {
  const whole = digest.findIndex((byte) => byte !== 0);
  if (whole === -1) return digest.length * 8;
  return whole * 8 + Math.clz32(digest[whole]!) - 24;
}

/** The probability that a challenge is solved after so many hashes; 2 ** bits are the average. */
export const proofProgress = (hashes: number, bits: number): number =>
  1 - Math.exp(-hashes / 2 ** bits);

interface ProofLimits {
  firstBits: number;
  maxBits: number;
}

/** New devices above the free ones before the work doubles for the first time. */
const devicesPerStep = 10;

/** One more bit each time the number of additional devices doubles. */
export function proofBitsFor(
  additionalDevices: number,
  { firstBits, maxBits }: ProofLimits,
): number {
  const steps = Math.floor(Math.log2(1 + Math.max(0, additionalDevices) / devicesPerStep));
  return Math.min(maxBits, firstBits + steps);
}
