import type { Proof } from './game.ts';

/** The player's random input: any text up to this length. */
export const maxNonceLength = 64;

const encoder = new TextEncoder();
const range = 2 ** 32;

interface Sealed {
  /** 32 bytes in hexadecimal, secret until the spin. */
  secret: string;
  gameId: string;
  segments: readonly string[];
}

/** Published before the spin, so that anyone can check later that nothing was changed. */
export async function createCommitment({ secret, gameId, segments }: Sealed): Promise<string> {
  const text = [secret, gameId, segments.join(',')].join(':');
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

interface Drawing {
  secret: string;
  gameId: string;
  /** The player's random input, sent after the commitment was published. */
  nonce: string;
}

/**
 * The segment where the wheel stops, from 0. Values above the last whole multiple of the count
 * would favour the first segments, so the next four bytes decide instead.
 */
export async function drawSegment(
  { secret, gameId, nonce }: Drawing,
  count: number,
): Promise<number> {
  const usable = range - (range % count);
  const key = await hmacKey(secret);
  for (let round = 0; ; round += 1) {
    const text = [gameId, nonce, ...(round === 0 ? [] : [round])].join(':');
    const bytes = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
    for (let offset = 0; offset < bytes.byteLength; offset += 4) {
      const value = bytes.getUint32(offset);
      if (value < usable) return value % count;
    }
  }
}

export type DrawCheck = { commitmentMatches: boolean; segment: number };

/** Lets anyone verify a draw afterwards, in the browser too. */
export async function verifyDraw(proof: Proof): Promise<DrawCheck> {
  const [commitment, segment] = await Promise.all([
    createCommitment(proof),
    drawSegment(proof, proof.segments.length),
  ]);
  return { commitmentMatches: commitment === proof.commitment, segment };
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', fromHex(secret), algorithm, false, ['sign']);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
