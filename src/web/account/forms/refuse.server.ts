import { data, type HeadersFunction } from 'react-router';
import type { z } from 'zod';
import type { RateLimited } from '#services/identity/account.ts';
import type { WeakPassword } from '#services/identity/password-rules.server.ts';
import type { FieldProblem, Refusal } from './refusal.ts';

type ServiceRefusal<Reason extends string> =
  | { ok: false; reason: Reason }
  | WeakPassword
  | RateLimited;

const secret = /password|token/i;

/** The form comes back with what was typed and why; too many attempts also say when to come again. */
export function refuse<Reason extends string>(
  form: FormData,
  refused: ServiceRefusal<Reason>,
  fields: Record<string, FieldProblem> = {},
) {
  const retryAfter = 'retryAfter' in refused ? refused.retryAfter : 0;
  const refusal: Refusal<Reason> = {
    ok: false,
    reason: refused.reason,
    fields,
    weaknesses: 'reasons' in refused ? refused.reasons : [],
    minimumLength: 'minimum' in refused ? refused.minimum : 0,
    retryAfter,
    typed: typedIn(form),
  };
  return retryAfter > 0
    ? data(refusal, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
    : data(refusal, { status: 400 });
}

export function refuseInput(form: FormData, error: z.ZodError) {
  const fields: Record<string, FieldProblem> = {};
  // The schemas of the domain name their refusals; the first of a field is the one to mend first.
  for (const { path, message } of error.issues) fields[String(path[0])] ??= message as FieldProblem;
  return refuse(form, { ok: false, reason: 'invalid_input' }, fields);
}

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (pair): pair is [string, string] => !secret.test(pair[0]) && typeof pair[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** For `export const headers`: without it the page would lose what its action said. */
export const withActionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
