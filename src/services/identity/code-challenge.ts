import { createHash } from 'node:crypto';
import { isSameSecret } from '../shared/signed-tokens.server.ts';

/** What a client sends first; only the client that knows the verifier can continue. See RFC 7636. */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

export function verifierMatches({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const expected =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return isSameSecret(challenge, expected);
}
