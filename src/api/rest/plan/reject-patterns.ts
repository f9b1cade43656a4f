import { RestError } from '../rest-error.ts';
import type { RestRequest } from '../request/read-request.ts';
import type { Logic } from '../request/syntax.ts';

/**
 * Rejects regular expressions: a short one keeps PostgreSQL busy for as long as it is let. Accounts,
 * which have an allowance of their own, may use them.
 */
export function rejectPatterns({ query: { filters, logic } }: RestRequest): void {
  if (![...filters, ...logic].some(({ value }) => hasPattern(value))) return;
  throw new RestError(400, 'PGRST127', 'Feature not implemented', {
    details: 'Visitors cannot filter with regular expressions (match, imatch).',
    hint: 'Use like or ilike, or sign in.',
  });
}

function hasPattern(logic: Logic): boolean {
  if (logic.kind === 'group') return logic.members.some(hasPattern);
  const { operation } = logic;
  return operation.kind === 'comparison' && /^i?match$/.test(operation.operator);
}
