import type { Locale } from '#i18n/locale.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import type { Customer } from '../shared/customer.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import { drawInvoice } from './draw-invoice.server.ts';
import { readInvoice } from './read-invoice.server.ts';

const perAccount: RateLimit = { name: 'invoice/account', allowance: 20, seconds: 10 * 60 };

/** Drawing takes the processor of the whole shop, so others wait; beyond eight they come later. */
const drawQueued = limitConcurrency(() => 1, 8);
const busy: RateLimited = { ok: false, reason: 'rate_limited', retryAfter: 5 };

interface Reader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

type InvoicePdf =
  | { ok: true; number: string; pdf: Buffer }
  | { ok: false; reason: 'not_found' }
  | RateLimited;

/** For its buyer and sales, as readInvoice. */
export async function renderInvoicePdf(
  orderId: string,
  reader: Reader,
  draw = drawInvoice,
): Promise<InvoicePdf> {
  const allowed = await takeRateLimits(reader.now, [perAccount, reader.customer.userId]);
  if (!allowed.ok) return allowed;
  const invoice = await readInvoice(orderId, reader);
  if (!invoice) return { ok: false, reason: 'not_found' };
  const pdf = await drawQueued(() => draw(invoice, reader.locale));
  return pdf ? { ok: true, number: invoice.number, pdf } : busy;
}
