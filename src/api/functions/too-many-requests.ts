import type { RateLimited } from '#services/shared/rate-limited.ts';
import { translator } from '#i18n/translator.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { busyRetryAfter } from '#platform/http/read-multipart.server.ts';
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

/** All upload slots are taken. */
export function uploadsBusy(locale: Locale): OperationRejection {
  const t = translator(locale);
  const message = `${t('uploadsBusy.title')}. ${t('uploadsBusy.text')}`;
  return { ok: false, status: 429, code: 'rate_limited', message, retryAfter: busyRetryAfter };
}
