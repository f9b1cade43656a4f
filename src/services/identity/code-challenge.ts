import { createHash, timingSafeEqual } from 'node:crypto';

/** What a client sends first; only the client that knows the verifier can continue. See RFC 7636. */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

export function verifierMatches({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const expected =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [one, other] = [Buffer.from(challenge), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
