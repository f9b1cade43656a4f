import type { Clock } from '#platform/clock.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import { rightsOf, type Rights } from './rights.ts';

export type Identified =
  | { ok: true; rights: Rights }
  | { ok: false; reason: 'expired' | 'invalid' | 'session_ended' };

/** Who a token stands for; without one, the caller who opened the connection. */
export type Identify = (token: string | null) => Promise<Identified>;

/** The message to a client whose token is not accepted. */
export const tokenErrors = {
  expired: 'InvalidJWTToken: Token has expired',
  invalid: 'MalformedJWT: The token provided is not a valid JWT',
  session_ended: 'InvalidJWTToken: The session has ended',
} as const;

/** Identifies the caller of a request with another token, as all APIs do. */
export function identifyBy(request: Request, clock: Clock): Identify {
  return async (token) => {
    const result = await identifyCaller(withToken(request, token), clock.now());
    return result.ok
      ? { ok: true, rights: rightsOf(result.caller) }
      : { ok: false, reason: toReason(result.reason) };
  };
}

function toReason(reason: string): keyof typeof tokenErrors {
  return reason === 'expired' || reason === 'session_ended' ? reason : 'invalid';
}

function withToken(request: Request, token: string | null): Request {
  if (token === null) return request;
  const headers = new Headers(request.headers);
  // A header cannot hold every text; a token never needs more than this.
  headers.set('Authorization', `Bearer ${/^[\x21-\x7e]+$/.test(token) ? token : 'malformed'}`);
  return new Request(request.url, { headers });
}
