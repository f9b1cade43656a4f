/** The rejection of a request that came too soon; `retryAfter` in seconds. */
export type RateLimited = { ok: false; reason: 'rate_limited'; retryAfter: number };
