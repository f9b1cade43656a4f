import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { selectionInput } from '#domain/admin/lists/bulk.ts';
import { translator } from '#i18n/translator.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import { selectedRows } from '../admin/lists/selected-rows.server.ts';
import { createDocument, type ShopPdf } from '../invoices/invoice-document.server.ts';
import { drawPaperPages } from '../invoices/draw-paper.server.ts';
import { writeInvoices } from '../invoices/read-invoice.server.ts';
import type { OrderDetail } from '../orders/find-order.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import { drawPickList } from './draw-pick-list.server.ts';
import { drawSlip } from './draw-slip.server.ts';
import { maxPrinted, type PrintKind } from './print.ts';
import { readOrders, writePickList, writeSlip, type PrintReader } from './read-prints.server.ts';

const perAccount: RateLimit = { name: 'prints/account', allowance: 60, seconds: 10 * 60 };

/** Drawing takes the processor of the whole shop, so others wait; beyond four they come later. */
const printQueued = limitConcurrency(() => 1, 4);
const busy: RateLimited = { ok: false, reason: 'rate_limited', retryAfter: 10 };

interface PrintRequest {
  kind: PrintKind;
  selection: z.output<typeof selectionInput>;
}

export type PrintResult =
  | { ok: true; pdf: Buffer }
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' }
  | RateLimited;

/** One document for the ticked orders of the list, or for all that match, for sales. */
export async function printOrders(
  { kind, selection }: PrintRequest,
  reader: PrintReader,
): Promise<PrintResult> {
  const staff = { actor: reader.customer, now: reader.now };
  const rows = selection.rows.filter(isUuid);
  const selected = await selectedRows(ordersSource, { ...selection, rows }, staff);
  if (!selected.ok) return selected;
  if (selected.rows.length > maxPrinted) return { ok: false, reason: 'too_many' };
  const allowed = await takeRateLimits(reader.now, [perAccount, reader.customer.userId]);
  if (!allowed.ok) return allowed;
  const orders = await readOrders(
    selected.rows.map(({ id }) => id),
    reader,
  );
  const pdf = await printQueued(() => draw(kind, orders, reader));
  return pdf ? { ok: true, pdf } : busy;
}

async function draw(
  kind: PrintKind,
  orders: readonly OrderDetail[],
  { locale }: PrintReader,
): Promise<Buffer> {
  const t = translator(locale);
  const pdf = createDocument(locale, t(`adminOrders.orderPrints.${kind}`));
  if (kind === 'pick') drawPickList(pdf, writePickList(orders, locale), t);
  if (kind === 'slip') {
    await drawEach(pdf, orders, (order) => drawSlip(pdf, writeSlip(order, locale), t));
  }
  if (kind === 'invoice') {
    const invoices = await writeInvoices(orders, locale);
    await drawEach(pdf, invoices, (invoice) => drawPaperPages(pdf, invoice, t));
  }
  return pdf.bytes();
}

/** Each on a page of its own; requests are answered in between. */
async function drawEach<Item>(
  pdf: ShopPdf,
  items: readonly Item[],
  drawItem: (item: Item) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0) pdf.turn();
    drawItem(item);
    await setImmediate();
  }
}
