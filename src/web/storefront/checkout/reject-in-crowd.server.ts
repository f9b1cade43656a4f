import type { Context, Next } from 'hono';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { isOverloaded, overloadRetryAfter as retryAfter } from '#platform/overload.server.ts';
import { localeOf } from '../../shared/http/reject-form.server.ts';
import type { PlaceOrderResponse } from './order-attempt.ts';

/** Where browsers send orders. */
export const orderAddresses = ['', ...locales.map((locale) => `/${locale}`)].map(
  (prefix) => `${prefix}/checkout/place`,
);

/** Before session, body and limits: in a crowd they take the time of those who are being served. */
export const rejectInCrowd =
  (isCrowded = isOverloaded) =>
  async ({ req }: Context, next: Next): Promise<Response | void> => {
    if (!isCrowded()) return next();
    const text = translator(localeOf(req.raw))('orderResults.rejection.rate_limited');
    const rejection: PlaceOrderResponse = { ok: false, reason: 'rate_limited', retryAfter, text };
    const headers = { 'Retry-After': String(retryAfter) };
    return Response.json(rejection, { status: 429, headers });
  };
