import type { Locale } from '#i18n/locale.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import {
  findOrderOfGuest,
  findVisibleOrder,
  type OrderDetail,
} from '../orders/find-order.server.ts';
import type { Customer } from '../shared/customer.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import { drawPaper } from './draw-paper.server.ts';
import type { Paper } from './paper.ts';
import { writeInvoices } from './read-invoice.server.ts';
import { writeCreditNote } from './write-credit-note.server.ts';

const time = { seconds: 10 * 60 };
const perAccount: RateLimit = { name: 'invoice/account', allowance: 20, ...time };
/** The link of a guest may be passed on, so an order has a limit across all networks. */
const perOrder: RateLimit = { name: 'invoice/guest-order', allowance: 20, ...time };
const perAddress: RateLimit = { name: 'invoice/address', allowance: 60, ...time };

/** Drawing takes the processor of the whole shop, so others wait; beyond eight they come later. */
const drawQueued = limitConcurrency(() => 1, 8);
const busy: RateLimited = { ok: false, reason: 'rate_limited', retryAfter: 5 };

interface WantedPaper {
  orderId: string;
  /** The number of a refund; without one it is the invoice. */
  creditNote?: number;
}

export interface PaperReader {
  /** Its buyer or sales; null for a guest, whose link the caller has verified. */
  customer: Customer | null;
  address: string | null;
  locale: Locale;
  now: Date;
}

export type PaperPdf =
  | { ok: true; name: string; pdf: Buffer }
  | { ok: false; reason: 'not_found' }
  | RateLimited;

/** Null for others than its buyer and sales, as for unknown orders and refunds. */
export async function readPaper(
  wanted: WantedPaper,
  reader: Omit<PaperReader, 'address'>,
): Promise<Paper | null> {
  const order = await findOrderFor(wanted.orderId, reader);
  return order && writePaper(order, wanted, reader.locale);
}

const findOrderFor = (id: string, { customer, ...reading }: Omit<PaperReader, 'address'>) =>
  customer ? findVisibleOrder(id, { customer, ...reading }) : findOrderOfGuest(id, reading);

async function writePaper(
  order: OrderDetail,
  { creditNote }: WantedPaper,
  locale: Locale,
): Promise<Paper | null> {
  if (creditNote !== undefined) return writeCreditNote(order, creditNote, locale);
  const [invoice] = await writeInvoices([order], locale);
  return invoice ?? null;
}

/** An invoice or a credit note as PDF. */
export async function renderPaperPdf(
  wanted: WantedPaper,
  { address, ...reader }: PaperReader,
  draw = drawPaper,
): Promise<PaperPdf> {
  const { customer, locale, now } = reader;
  const allowed = await (customer
    ? takeRateLimits(now, [perAccount, customer.userId])
    : takeRateLimits(now, [perOrder, wanted.orderId], [perAddress, address]));
  if (!allowed.ok) return allowed;
  const order = await findOrderFor(wanted.orderId, reader);
  const paper = order && (await writePaper(order, wanted, locale));
  if (!order || !paper) return { ok: false, reason: 'not_found' };
  const pdf = await drawQueued(() => draw(paper, locale));
  return pdf ? { ok: true, name: fileNameOf(order, wanted, locale), pdf } : busy;
}

const fileNameOf = ({ number }: OrderDetail, { creditNote }: WantedPaper, locale: Locale) =>
  creditNote === undefined
    ? `invoice-${number}-${locale}.pdf`
    : `credit-note-${number}-${creditNote}-${locale}.pdf`;
