import { compareAmounts, isZero, subtract, sum } from '#domain/money.ts';
import { refundedTax } from '#domain/orders/order-money.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { OrderDetail } from '../orders/find-order.server.ts';
import type { OrderRefund } from '../refunds/refund-rows.server.ts';
import { creditNoteNumber } from './credit-note-number.ts';
import { joinIsolated, type Paper, type PaperLine, type PaperSum } from './paper.ts';
import {
  paperFormats,
  type PaperTexts,
  partiesOf,
  readPaperTexts,
  taxSums,
} from './paper-texts.server.ts';

/** The credit note of a refund that was paid; null for others. */
export async function writeCreditNote(
  order: OrderDetail,
  number: number,
  locale: Locale,
): Promise<Paper | null> {
  const refund = order.refunds.find((each) => each.number === number);
  if (!refund?.paidAt) return null;
  const texts = await readPaperTexts(locale);
  const { t } = texts;
  const { day } = paperFormats(texts, order);
  const fact = (label: string, value: string) => ({ label, value });
  const own = creditNoteNumber(order, refund);
  return {
    title: t('account.order.invoice.creditNoteTitle', { number: own }),
    heading: t('account.order.invoice.creditNote'),
    facts: [
      fact(t('account.order.invoice.creditNoteNumber'), isolateLtr(own)),
      fact(t('account.order.invoice.date'), day(refund.paidAt)),
      fact(t('account.order.invoice.corrects'), isolateLtr(order.number)),
      fact(t('account.order.invoice.payment'), t('account.order.invoice.cash')),
    ],
    ...partiesOf(order, texts, t('account.order.invoice.creditNoteTo')),
    lines: linesOf(order, refund, texts),
    sums: sumsOf(order, refund, texts),
    note: refund.reason ? { label: t('account.order.invoice.reason'), value: refund.reason } : null,
    thanks: t('account.order.invoice.thanksForPatience'),
  };
}

/** The pieces, and what was agreed above or below their price. */
function linesOf(order: OrderDetail, refund: OrderRefund, texts: PaperTexts): PaperLine[] {
  const { t } = texts;
  const { money, count } = paperFormats(texts, order);
  const pieces = refund.lines.flatMap(({ itemId, quantity, amount }) => {
    const item = order.items.find(({ id }) => id === itemId);
    if (!item) return [];
    const details = joinIsolated([...item.options, item.workshop, item.sku], ' · ');
    const line = { id: itemId, name: item.name, details, price: money(item.unitPrice) };
    return [{ ...line, quantity: count(quantity), sum: money(amount) }];
  });
  const worth = sum(refund.lines.map(({ amount }) => amount));
  const difference = compareAmounts(refund.amount, worth);
  if (difference === 0) return pieces;
  const other =
    difference > 0
      ? money(subtract(refund.amount, worth))
      : money(`-${subtract(worth, refund.amount)}`);
  const agreed = { id: 'agreed', name: t('account.order.invoice.otherAmount'), sum: other };
  return [...pieces, { ...agreed, details: '', price: '', quantity: '' }];
}

function sumsOf(order: OrderDetail, refund: OrderRefund, texts: PaperTexts): PaperSum[] {
  const { t } = texts;
  const formats = paperFormats(texts, order);
  const { money } = formats;
  const settled = subtract(refund.amount, refund.payout);
  return [
    { label: t('account.order.money.total'), amount: money(refund.amount), isTotal: true },
    ...taxSums(refundedTax(order, refund.amount), { t, formats }),
    ...(isZero(settled)
      ? []
      : [{ label: t('account.order.invoice.settledBack'), amount: money(settled) }]),
    { label: t('account.order.invoice.givenBack'), amount: money(refund.payout) },
  ];
}
