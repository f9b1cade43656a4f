import type { Context, MiddlewareHandler } from 'hono';
import { AllowancePerKey } from '#platform/allowance.ts';
import { environment } from '#platform/environment.server.ts';
import type { ApiCallerResult } from './identify-caller.ts';
import { type ApiScope, subjectOf } from './scope.ts';

/** A client may at once send what it may send in this time. */
const burstSeconds = 10;

/** Gives an API its counts of requests, held in memory (decision 63). */
export function countRequests(): MiddlewareHandler<ApiScope> {
  let allowances: AllowancePerKey | undefined;
  return (context, next) => {
    const { API_REQUESTS_PER_SECOND: perSecond } = environment();
    allowances ??= new AllowancePerKey({ burst: perSecond * burstSeconds, perSecond });
    context.set('allowances', allowances);
    return next();
  };
}

/** Counts the request: for an account by itself, else for its network. The secret key has no limit. */
export function mayRequest(context: Context<ApiScope>, identified: ApiCallerResult): boolean {
  if (identified.ok) context.set('caller', identified.caller);
  const subject = subjectOf(context);
  return !subject || (context.var.allowances?.take(subject.key) ?? true);
}
