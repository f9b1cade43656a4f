import { isZero } from '#domain/money.ts';
import { dueLabel, moneyLines, type MoneyLine, taxOfOrder } from '#domain/orders/order-money.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { OrderDetail } from '../orders/find-order.server.ts';
import { creditNoteNumber } from './credit-note-number.ts';
import { joinIsolated, type Paper, type PaperSum } from './paper.ts';
import {
  paperFormats,
  type PaperTexts,
  partiesOf,
  readPaperTexts,
  taxSums,
} from './paper-texts.server.ts';

/** The invoices of orders that the caller may see. */
export async function writeInvoices(
  orders: readonly OrderDetail[],
  locale: Locale,
): Promise<Paper[]> {
  const texts = await readPaperTexts(locale);
  return orders.map((order) => writeInvoice(order, texts));
}

function writeInvoice(order: OrderDetail, texts: PaperTexts): Paper {
  const { t } = texts;
  const { money, day, count } = paperFormats(texts, order);
  const fact = (label: string, value: string) => ({ label, value });
  return {
    title: t('account.order.invoice.title', { number: order.number }),
    heading: t('account.order.invoice.heading'),
    facts: [
      fact(t('account.order.invoice.number'), isolateLtr(order.number)),
      fact(t('account.order.invoice.date'), day(order.placedAt)),
      fact(t('account.order.invoice.status'), t(`account.orderStatus.${order.status}`)),
      fact(t('account.order.invoice.payment'), t('account.order.invoice.cash')),
    ],
    ...partiesOf(order, texts, t('account.order.invoice.billTo')),
    lines: order.items.map((item) => ({
      id: item.id,
      name: item.name,
      details: joinIsolated([...item.options, item.workshop, item.sku], ' · '),
      price: money(item.unitPrice),
      quantity: count(item.quantity),
      sum: money(item.lineTotal),
    })),
    sums: sumsOf(order, texts),
    note: null,
    thanks: t('account.order.invoice.thanks'),
  };
}

function sumsOf(order: OrderDetail, texts: PaperTexts): PaperSum[] {
  const { t } = texts;
  const formats = paperFormats(texts, order);
  const { money } = formats;
  const tax = taxOfOrder(order);
  const taxes = taxSums(tax, { t, formats });
  const discount = order.couponCode
    ? t('account.order.discountBy', { code: order.couponCode })
    : t('account.order.discount');
  return [
    { label: t('account.order.subtotal'), amount: money(order.subtotal) },
    ...(isZero(order.discount) ? [] : [{ label: discount, amount: money(`-${order.discount}`) }]),
    {
      label: t('account.order.shipping'),
      amount: isZero(order.shipping) ? t('account.order.free') : money(order.shipping),
    },
    ...(tax?.isIncluded
      ? [{ label: t('account.order.tax'), amount: t('account.order.taxIncluded') }]
      : taxes),
    { label: t('account.order.invoice.total'), amount: money(order.payable), isTotal: true },
    ...(tax?.isIncluded ? taxes : []),
    ...moneySums(order, texts),
  ];
}

/** What was paid, each refund with its credit note, and what is open. */
function moneySums(order: OrderDetail, texts: PaperTexts): PaperSum[] {
  const { t } = texts;
  const { money, day } = paperFormats(texts, order);
  const paid = order.refunds.filter(({ paidAt, payout }) => paidAt && !isZero(payout));
  const sumOf = ({ name, amount }: MoneyLine): PaperSum[] => {
    switch (name) {
      case 'received': {
        const label = order.deliveredAt
          ? t('account.order.invoice.receivedOn', { date: day(order.deliveredAt) })
          : t('account.order.money.received');
        return [{ label, amount: money(amount) }];
      }
      case 'given_back':
        return paid.map((refund) => ({
          label: t('account.order.invoice.givenBackOn', {
            date: day(refund.paidAt!),
            number: creditNoteNumber(order, refund),
          }),
          amount: money(`-${refund.payout}`),
        }));
      case 'due':
        return [
          { label: t(`account.order.money.due.${dueLabel(order.money)}`), amount: money(amount) },
        ];
      default:
        return [{ label: t(`account.order.money.${name}`), amount: money(amount) }];
    }
  };
  return moneyLines(order.money).flatMap(sumOf);
}
