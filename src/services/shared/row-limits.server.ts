/** SQLSTATEs of `private.limit_rows`: at most so many rows, or so many within a time. */
const codes = new Set(['PT409', 'PT429']);

/** The result of the work, or the rejection when an owner has as many rows as `private.row_limits` allows. */
export async function rejectAboveLimit<Result, Rejection>(
  rejection: Rejection,
  work: () => Promise<Result>,
): Promise<Result | Rejection> {
  try {
    return await work();
  } catch (error) {
    if (codes.has((error as { code?: string }).code ?? '')) return rejection;
    throw error;
  }
}

/** What a form says above a limit for a day. */
export const enoughForToday = {
  ok: false,
  reason: 'rate_limited',
  retryAfter: 24 * 60 * 60,
} as const;
