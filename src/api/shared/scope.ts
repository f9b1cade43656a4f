import type { Context } from 'hono';
import { isLocale, type Locale } from '#i18n/locale.ts';
import type { AllowancePerKey } from '#platform/allowance.ts';
import { networkOf } from '#services/shared/rate-limits.server.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import type { ApiCaller } from './identify-caller.ts';

/** Set by the server for each request; missing when a test calls the API in-process. */
export interface ApiScope {
  Variables: {
    requestId?: string;
    clientAddress?: string;
    allowances?: AllowancePerKey;
    /** Once identified. */
    caller?: ApiCaller;
  };
}

/** What limits count for: an account, else the network; undefined for the secret key, which has none. */
export function subjectOf(context: Context<ApiScope>): Subject | undefined {
  const { caller } = context.var;
  if (caller?.kind === 'service') return undefined;
  return caller?.kind === 'user'
    ? { kind: 'account', key: caller.userId }
    : { kind: 'network', key: clientNetwork(context) };
}

export interface Subject {
  kind: 'account' | 'network';
  key: string;
}

/** What limits of concurrency and rate count: one customer's addresses together. */
export const clientNetwork = (context: Context<ApiScope>): string =>
  networkOf(context.var.clientAddress ?? 'unknown');

/** Time, address and language of the request, as services need them. */
export function readApiRequestFacts(
  context: Context<ApiScope>,
  now: Date,
  wanted?: unknown,
): RequestFacts {
  const { clientAddress } = context.var;
  return {
    now,
    address: clientAddress && clientAddress !== 'unknown' ? clientAddress : null,
    userAgent: context.req.header('User-Agent') ?? null,
    locale: isLocale(wanted) ? wanted : preferredLocale(context.req.header('Accept-Language')),
  };
}

function preferredLocale(accepted: string | undefined): Locale {
  return accepted?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
