import type { RouterContextProvider } from 'react-router';
import { AllowancePerKey, type Rate } from '#platform/allowance.ts';
import { networkOf } from '#services/shared/rate-limits.server.ts';
import { actorOf } from '../session/session.server.ts';
import { pageRequest } from './page-request.server.ts';

export const retryHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '1' };

/**
 * How often an account, or the network of a visitor, may ask for one address. Counted in memory, as
 * requests of the data API are (decision 63).
 */
export function requestAllowance(rate: Rate) {
  const allowances = new AllowancePerKey(rate);
  return (context: Readonly<RouterContextProvider>): boolean => {
    const actor = actorOf(context);
    const { clientAddress } = context.get(pageRequest);
    return allowances.take(actor.kind === 'user' ? actor.userId : networkOf(clientAddress));
  };
}
