import { decodeProtectedHeader } from 'jose';
import type { Actor } from '#platform/database/actor.ts';
import { environment } from '#platform/environment.server.ts';
import { verifyAccessToken } from '#services/identity/access-tokens.server.ts';
import type { Account } from '#services/identity/account.ts';
import { isApiKey, verifyApiKey } from '#services/identity/api-keys.server.ts';
import { verifyLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { userActor } from '#services/identity/user-actor.ts';
import { getUser, needsSecondFactor } from '#services/identity/users.server.ts';

/** The caller of an API and the actor for its SQL. */
export type ApiCaller =
  | { kind: 'anonymous'; actor: Actor }
  | { kind: 'service'; actor: Actor }
  | {
      kind: 'user';
      actor: Actor;
      userId: string;
      sessionId: string;
      aal: string;
      account: Account;
    };

export type ApiCallerResult =
  | { ok: true; caller: ApiCaller }
  | { ok: false; reason: CallerRejection };

type CallerRejection =
  | 'expired'
  | 'invalid'
  | 'session_ended'
  | 'secret_in_browser'
  | 'second_factor_needed';

const anonymous: ApiCallerResult = {
  ok: true,
  caller: { kind: 'anonymous', actor: { kind: 'visitor' } },
};

interface CallerOptions {
  /** For the API that asks for the second factor: the password alone is enough. */
  acceptsFirstFactor?: boolean;
}

/**
 * A bearer token decides, then the key. Clients without a session also send their key as bearer
 * token. A key that is neither ours nor a token means a visitor: it gives no rights.
 */
export async function identifyCaller(
  request: Request,
  now: Date,
  requestId?: string,
  options: CallerOptions = {},
): Promise<ApiCallerResult> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const bearer = request.headers
    .get('authorization')
    ?.match(/^Bearer\s+(.+)$/i)?.[1]
    ?.trim();
  const presented = bearer ?? key;
  if (!presented) return anonymous;
  if (isApiKey(presented)) return identifyByKey(request, presented, now);
  if (!isTokenLike(presented)) {
    return presented === key ? anonymous : { ok: false, reason: 'invalid' };
  }
  return algorithmOf(presented) === 'HS256'
    ? identifyByLegacyKey(request, presented, now)
    : identifyByToken(presented, now, requestId, options);
}

async function identifyByKey(request: Request, key: string, now: Date): Promise<ApiCallerResult> {
  const kind = await verifyApiKey(key, now);
  if (!kind) return { ok: false, reason: 'invalid' };
  return kind === 'publishable' ? anonymous : identifyService(request);
}

/** Every visitor of a page can read its keys: a secret one works from no page, unless allowed. */
function identifyService(request: Request): ApiCallerResult {
  const { headers } = request;
  const origin = headers.get('origin');
  const isBrowser = origin !== null || headers.has('sec-fetch-site');
  if (isBrowser && !environment().SECRET_KEY_ORIGINS.includes(origin ?? '')) {
    return { ok: false, reason: 'secret_in_browser' };
  }
  return { ok: true, caller: { kind: 'service', actor: { kind: 'system' } } };
}

async function identifyByToken(
  token: string,
  now: Date,
  requestId: string | undefined,
  { acceptsFirstFactor = false }: CallerOptions,
): Promise<ApiCallerResult> {
  const result = await verifyAccessToken(token, now);
  if (!result.ok) return result;
  const { claims } = result;
  const session = { userId: claims.sub, sessionId: claims.session_id };
  // The token may outlive its session: sign-out and bans take effect at once.
  const found = await getUser(session, now);
  if (!found) return { ok: false, reason: 'session_ended' };
  if (!acceptsFirstFactor && needsSecondFactor(found)) {
    return { ok: false, reason: 'second_factor_needed' };
  }
  const actor = userActor(claims, found.aal, requestId);
  return {
    ok: true,
    caller: { kind: 'user', actor, ...session, aal: found.aal, account: found.account },
  };
}

async function identifyByLegacyKey(
  request: Request,
  key: string,
  now: Date,
): Promise<ApiCallerResult> {
  const result = await verifyLegacyKey(key, now);
  if (!result.ok) return result;
  if (result.claims.role === 'anon') return anonymous;
  return identifyService(request);
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
