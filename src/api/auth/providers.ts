import type { Context } from 'hono';
import { z } from 'zod';
import { environment } from '#platform/environment.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { finishProviderSignIn } from '#services/providers/finish-provider-sign-in.server.ts';
import { isProvider } from '#services/providers/provider-config.server.ts';
import { readAuthorizeParameters } from '#services/providers/authorize-parameters.ts';
import { signInWithIdToken } from '#services/providers/sign-in-with-id-token.server.ts';
import { startProviderSignIn } from '#services/providers/start-provider-sign-in.server.ts';
import { unlinkIdentity } from '#services/providers/unlink-identity.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { requireBearer } from './bearer.ts';
import { readChallenge } from './code-challenge.ts';
import { sendError, sendRejection } from './errors.ts';
import { redirectTarget, withError } from './redirect.ts';
import { parseBody } from './requests.ts';
import { sessionJson } from './user-json.ts';
import { tokensOf } from './verify.ts';

type Started = { ok: true; url: string } | { ok: false; response: Response };

async function start(
  context: Context<ApiScope>,
  now: Date,
  linkingUserId?: string,
): Promise<Started> {
  const { provider = '', ...query } = context.req.query();
  if (!isProvider(provider)) {
    const message = 'Unsupported provider: provider is not enabled';
    return { ok: false, response: sendError(context, 400, 'validation_failed', message) };
  }
  const read = readChallenge(context, query);
  if (!read.ok) return read;
  if (linkingUserId && !read.challenge) {
    const message = 'Linking an identity requires code_challenge and code_challenge_method';
    return { ok: false, response: sendError(context, 400, 'validation_failed', message) };
  }
  const redirectTo = redirectTarget(query['redirect_to']).toString();
  const request = {
    ...{
      provider,
      redirectTo,
      challenge: read.challenge,
      requested: readAuthorizeParameters(query),
    },
    ...(linkingUserId && { linkingUserId }),
  };
  const result = await startProviderSignIn(request, readApiRequestFacts(context, now));
  return result.ok ? result : { ok: false, response: sendRejection(context, result) };
}

/** Sends the browser to the provider. */
export async function authorize(context: Context<ApiScope>, now: Date) {
  const started = await start(context, now);
  return started.ok ? context.redirect(started.url, 302) : started.response;
}

/** The provider sends the browser back here. */
export async function callback(context: Context<ApiScope>, now: Date) {
  const query = new URL(context.req.url).search.slice(1, 8000);
  const result = await finishProviderSignIn(query, readApiRequestFacts(context, now));
  const target = redirectTarget('redirectTo' in result ? result.redirectTo : undefined);
  if (!result.ok) {
    const description = texts[result.reason];
    const error = { error: 'access_denied', code: result.reason, description };
    return context.redirect(withError(target, error).toString(), 303);
  }
  if ('code' in result) target.searchParams.set('code', result.code);
  else target.hash = new URLSearchParams(tokensOf(result.session)).toString();
  return context.redirect(target.toString(), 303);
}

const texts = {
  bad_oauth_state: 'OAuth state not found or expired',
  bad_oauth_callback: 'The provider did not confirm the sign-in',
  provider_email_needs_verification: 'Unverified email at the provider',
  identity_already_exists: 'Identity is already linked to another user',
  user_banned: 'User is banned',
};

const idTokenBody = z.object({
  provider: z.string().max(50).nullish(),
  id_token: z.string('id_token required').min(1, 'id_token required').max(10_000),
  nonce: z.string().max(500).nullish(),
});

export async function idTokenGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, idTokenBody);
  if (!body.ok) return body.response;
  const provider = body.data.provider ?? '';
  if (!isProvider(provider)) {
    const message = `Provider "${provider}" is not enabled`;
    return sendError(context, 400, 'provider_disabled', message);
  }
  const { id_token: idToken, nonce } = body.data;
  const request = { provider, idToken, nonce: nonce ?? undefined };
  const result = await signInWithIdToken(request, readApiRequestFacts(context, now));
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}

function rejectLinking(context: Context<ApiScope>) {
  return sendError(context, 404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** The address at which a signed-in person links a further identity. */
export async function linkIdentityRoute(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now);
  if (!bearer.ok) return bearer.response;
  if (!environment().AUTH_MANUAL_LINKING) return rejectLinking(context);
  const started = await start(context, now, bearer.userId);
  if (!started.ok) return started.response;
  return context.req.query('skip_http_redirect') === 'true'
    ? context.json({ url: started.url })
    : context.redirect(started.url, 302);
}

export async function unlinkIdentityRoute(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now);
  if (!bearer.ok) return bearer.response;
  if (!environment().AUTH_MANUAL_LINKING) return rejectLinking(context);
  const id = context.req.param('identityId') ?? '';
  if (!isUuid(id)) {
    return sendError(context, 404, 'validation_failed', 'identity_id must be an UUID');
  }
  const result = await unlinkIdentity(bearer.userId, id, now);
  return result.ok ? context.json({}) : sendRejection(context, result);
}
