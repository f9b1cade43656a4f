import type { Context } from 'hono';
import { refresh } from '#services/identity/refresh.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendError, sendRejection } from './errors.ts';
import { parseBody, passwordGrantBody, refreshGrantBody } from './requests.ts';
import { sessionJson } from './user-json.ts';

export async function token(context: Context<ApiScope>, now: Date) {
  switch (context.req.query('grant_type')) {
    case 'password':
      return passwordGrant(context, now);
    case 'refresh_token':
      return refreshGrant(context, now);
    default:
      return sendError(context, 400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function passwordGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, passwordGrantBody);
  if (!body.ok) return body.response;
  const result = await signIn(body.data, readApiRequestFacts(context, now));
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}

async function refreshGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, refreshGrantBody);
  if (!body.ok) return body.response;
  const result = await refresh(body.data.refresh_token, now);
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}
