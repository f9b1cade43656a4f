import type { Context } from 'hono';
import { exchangeAuthCode } from '#services/identity/flow-states.server.ts';
import { refresh } from '#services/identity/refresh.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhone } from './phone.ts';
import { idTokenGrant } from './providers.ts';
import {
  codeGrantBody,
  email as emailInput,
  parseBody,
  parseInput,
  passwordGrantBody,
  refreshGrantBody,
} from './requests.ts';
import { sessionJson } from './user-json.ts';

export async function token(context: Context<ApiScope>, now: Date) {
  switch (context.req.query('grant_type')) {
    case 'password':
      return passwordGrant(context, now);
    case 'refresh_token':
      return refreshGrant(context, now);
    case 'pkce':
      return codeGrant(context, now);
    case 'id_token':
      return idTokenGrant(context, now);
    case 'web3':
      return sendError(context, 422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      return sendError(context, 400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function passwordGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, passwordGrantBody);
  if (!body.ok) return body.response;
  const { email, phone, password } = body.data;
  if (phone) return rejectPhone(context, 'Phone logins are disabled', 422);
  if (!email) return sendError(context, 400, 'validation_failed', 'missing email or phone');
  const address = parseInput(context, emailInput, email);
  if (!address.ok) return sendRejection(context, { reason: 'invalid_credentials' });
  const input = { email: address.data, password };
  const result = await signIn(input, readApiRequestFacts(context, now));
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}

async function refreshGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, refreshGrantBody);
  if (!body.ok) return body.response;
  const result = await refresh(body.data.refresh_token, now);
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}

async function codeGrant(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, codeGrantBody);
  if (!body.ok) return body.response;
  const { auth_code: code, code_verifier: verifier } = body.data;
  if (!code || !verifier) {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    return sendError(context, 400, 'validation_failed', message);
  }
  const result = await exchangeAuthCode({ code, verifier }, readApiRequestFacts(context, now));
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}
