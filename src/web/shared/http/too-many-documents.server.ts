import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import { waitingTime } from '../forms/waiting-time.ts';

/** Says in a sentence when the next document can be fetched. */
export function tooManyDocuments({ retryAfter }: RateLimited, locale: Locale): Response {
  const { key, count } = waitingTime(retryAfter);
  return new Response(translator(locale)(key, { count }), {
    status: 429,
    headers: {
      'Retry-After': String(retryAfter),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
