import type { Context } from 'hono';
import { isUuid } from '#platform/database/uuid.ts';
import { removeFactor } from '#services/second-factors/remove-factor.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { requireNamedUser } from './admin-access.ts';
import { sendError } from './errors.ts';

export async function adminListFactors(context: Context<ApiScope>, now: Date) {
  const user = await requireNamedUser(context, now);
  return user.ok ? context.json(user.account.factors) : user.response;
}

/** For a person who has lost the device and the recovery codes. */
export async function adminDeleteFactor(context: Context<ApiScope>, now: Date) {
  const user = await requireNamedUser(context, now);
  if (!user.ok) return user.response;
  const id = context.req.param('factorId') ?? '';
  const removed = isUuid(id)
    ? await removeFactor({ id, userId: user.account.id }, 'aal2', now)
    : undefined;
  return removed?.ok
    ? context.json(removed.factor)
    : sendError(context, 404, 'mfa_factor_not_found', 'Factor not found');
}
