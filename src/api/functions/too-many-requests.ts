import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { OperationRejection } from './operation.ts';

export const tooManyRequests = ({
  retryAfter,
}: Pick<RateLimited, 'retryAfter'>): OperationRejection => ({
  ok: false,
  status: 429,
  code: 'rate_limited',
  message: 'Too many requests. Please wait a little.',
  retryAfter,
});
