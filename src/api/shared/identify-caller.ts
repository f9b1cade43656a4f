import { decodeProtectedHeader } from 'jose';
import type { Actor } from '#platform/database/actor.ts';
import { verifyAccessToken } from '#services/identity/access-tokens.server.ts';
import type { Account } from '#services/identity/account.ts';
import { verifyLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { getUser } from '#services/identity/users.server.ts';

/** Who calls an API, and whom its SQL runs as. */
export type ApiCaller =
  | { kind: 'anonymous'; actor: Actor }
  | { kind: 'service'; actor: Actor }
  | { kind: 'user'; actor: Actor; userId: string; sessionId: string; account: Account };

export type ApiCallerResult =
  | { ok: true; caller: ApiCaller }
  | { ok: false; reason: 'expired' | 'invalid' | 'session_ended' };

const anonymous: ApiCallerResult = {
  ok: true,
  caller: { kind: 'anonymous', actor: { kind: 'visitor' } },
};

/**
 * A bearer token decides; without one a key that is a token decides; any other key is a visitor's.
 * Clients without a session send their key as the bearer as well.
 */
export async function identifyCaller(request: Request, now: Date): Promise<ApiCallerResult> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const bearer = request.headers
    .get('authorization')
    ?.match(/^Bearer\s+(.+)$/i)?.[1]
    ?.trim();
  const presented = bearer ?? key;
  if (!presented || presented.startsWith('sb_publishable_')) return anonymous;
  if (!isTokenLike(presented)) {
    return presented === key ? anonymous : { ok: false, reason: 'invalid' };
  }
  return algorithmOf(presented) === 'HS256'
    ? identifyByLegacyKey(presented, now)
    : identifyByToken(presented, now);
}

async function identifyByToken(token: string, now: Date): Promise<ApiCallerResult> {
  const verdict = await verifyAccessToken(token, now);
  if (!verdict.ok) return verdict;
  const { claims } = verdict;
  const session = { userId: claims.sub, sessionId: claims.session_id };
  // A token outlives its session by minutes: signing out and being banned take effect at once.
  const found = await getUser(session, now);
  if (!found) return { ok: false, reason: 'session_ended' };
  const actor: Actor = { kind: 'user', userId: claims.sub, claims };
  return { ok: true, caller: { kind: 'user', actor, ...session, account: found.account } };
}

async function identifyByLegacyKey(key: string, now: Date): Promise<ApiCallerResult> {
  const verdict = await verifyLegacyKey(key, now);
  if (!verdict.ok) return verdict;
  if (verdict.claims.role === 'anon') return anonymous;
  return { ok: true, caller: { kind: 'service', actor: { kind: 'system' } } };
}

function isTokenLike(text: string): boolean {
  return text.split('.').length === 3;
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}
