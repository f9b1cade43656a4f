import type { Context } from 'hono';
import type { CodeChallenge } from '#services/identity/code-challenge.ts';
import type { ApiLink } from '#services/identity/mailed-link.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendError } from './errors.ts';
import { allowedRedirect } from './redirect.ts';

interface ChallengeFields {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

type ReadChallenge =
  | { ok: true; challenge: CodeChallenge | undefined }
  | { ok: false; response: Response };

export function readChallenge(context: Context<ApiScope>, fields: ChallengeFields): ReadChallenge {
  const { code_challenge: challenge, code_challenge_method: method } = fields;
  if (!challenge && !method) return { ok: true, challenge: undefined };
  const problem = problemOf(challenge, method?.toLowerCase());
  if (problem) {
    return { ok: false, response: sendError(context, 400, 'validation_failed', problem) };
  }
  const isPlain = method!.toLowerCase() === 'plain';
  return { ok: true, challenge: { challenge: challenge!, method: isPlain ? 'plain' : 's256' } };
}

function problemOf(challenge: string | undefined, method: string | undefined): string | null {
  if (!challenge || !method) return 'PKCE flow requires code_challenge_method and code_challenge';
  if (challenge.length < 43 || challenge.length > 128) {
    return 'code challenge has to be between 43 and 128 characters';
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    return 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
  }
  if (method !== 's256' && method !== 'plain') return 'unsupported code_challenge method';
  return null;
}

type ReadLink = { ok: true; api: ApiLink } | { ok: false; response: Response };

/** How the mailed link returns to the client. */
export function readApiLink(context: Context<ApiScope>, fields: ChallengeFields): ReadLink {
  const read = readChallenge(context, fields);
  if (!read.ok) return read;
  const redirectTo = allowedRedirect(context.req.query('redirect_to'));
  return { ok: true, api: { redirectTo, challenge: read.challenge } };
}
