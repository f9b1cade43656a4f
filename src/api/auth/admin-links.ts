import type { Context } from 'hono';
import { environment } from '#platform/environment.server.ts';
import { generateLink } from '#services/users/generate-link.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { requireSecretKey } from './admin-access.ts';
import { generateLinkBody, inviteBody } from './admin-requests.ts';
import { sendError, sendRejection } from './errors.ts';
import { allowedRedirect } from './redirect.ts';
import { email as emailInput, parseBody, parseInput } from './requests.ts';
import { userJson } from './user-json.ts';

export async function generateLinkRoute(context: Context<ApiScope>, now: Date) {
  const access = await requireSecretKey(context, now);
  if (!access.ok) return access.response;
  const body = await parseBody(context, generateLinkBody);
  if (!body.ok) return body.response;
  const { password, data: userMetadata } = body.data;
  const type = body.data.type.startsWith('email_change') ? 'email_change' : body.data.type;
  const address = parseInput(context, emailInput, body.data.email);
  if (!address.ok) return address.response;
  const renewed =
    type === 'email_change' ? parseInput(context, emailInput, body.data.new_email) : undefined;
  if (renewed && !renewed.ok) return renewed.response;
  if (type === 'signup' && !password) {
    return sendError(context, 400, 'validation_failed', 'Signup requires a valid password');
  }
  const redirectTo = redirectOf(context, body.data.redirect_to);
  const result = await generateLink(
    {
      type: type as 'signup',
      ...{ email: address.data, newEmail: renewed?.data, password, userMetadata, redirectTo },
    },
    now,
  );
  if (!result.ok) return sendRejection(context, result);
  return context.json({
    ...userJson(result.account),
    ...(renewed && { new_email: renewed.data }),
    action_link: result.link,
    email_otp: result.code,
    hashed_token: result.token,
    verification_type: type === 'email_change' ? body.data.type : result.type,
    redirect_to: redirectTo,
  });
}

/** Creates the account and mails the link. */
export async function inviteRoute(context: Context<ApiScope>, now: Date) {
  const access = await requireSecretKey(context, now);
  if (!access.ok) return access.response;
  const body = await parseBody(context, inviteBody);
  if (!body.ok) return body.response;
  const address = parseInput(context, emailInput, body.data.email);
  if (!address.ok) return address.response;
  const userMetadata = body.data.data;
  const { locale } = readApiRequestFacts(context, now, userMetadata['locale']);
  const redirectTo = redirectOf(context, undefined);
  const request = { type: 'invite', email: address.data, userMetadata, redirectTo } as const;
  const result = await generateLink({ ...request, mailIn: locale }, now);
  return result.ok ? context.json(userJson(result.account)) : sendRejection(context, result);
}

function redirectOf(context: Context<ApiScope>, inBody: string | null | undefined): string {
  const requested = inBody ?? context.req.query('redirect_to');
  return allowedRedirect(requested) ?? environment().PUBLIC_URL;
}
