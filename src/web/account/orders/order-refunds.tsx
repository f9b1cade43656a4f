import { isZero } from '#domain/money.ts';
import { lastRefundDay } from '#domain/orders/returns.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import type { OrderRefund } from '#services/refunds/refund-rows.server.ts';
import { OrderPart } from './order-part.tsx';
import { useMoneyIn } from './use-money-in.ts';

interface OrderRefundsProps {
  order: OrderDetail;
  /** The address of a credit note, by its number. */
  creditNote(number: number): string;
}

/** The money that the buyer gets back or has got, with its papers. */
export function OrderRefunds({ order, creditNote }: OrderRefundsProps) {
  const { t } = useLanguage();
  if (order.refunds.length === 0) return null;
  return (
    <OrderPart id="refunds" title={t('account.order.refund.list')}>
      <ul className="border-t border-hairline">
        {order.refunds.map((refund) => (
          <Refund key={refund.id} {...{ order, refund, creditNote }} />
        ))}
      </ul>
    </OrderPart>
  );
}

function Refund({ order, refund, creditNote }: OrderRefundsProps & { refund: OrderRefund }) {
  const { t } = useLanguage();
  const { number, reason } = refund;
  return (
    <li className="order-return">
      <p className="font-medium">
        <RefundText order={order} refund={refund} />
      </p>
      {reason && (
        <p className="mt-1 text-sm" dir="auto">
          {reason}
        </p>
      )}
      {number !== null && (
        <p className="mt-3 text-sm">
          <a href={creditNote(number)} className="form-link">
            {t('account.order.refund.creditNote')}{' '}
            <bdi dir="ltr">
              {order.number}/{number}
            </bdi>{' '}
            (PDF)
          </a>
        </p>
      )}
    </li>
  );
}

/** The money and its day: what is given back, or what was. */
export function RefundText({ order, refund }: { order: OrderDetail; refund: OrderRefund }) {
  const { t, date } = useLanguage();
  const money = useMoneyIn();
  const { amount, payout, paidAt, at } = refund;
  const written = (exact: string) => isolate(money(exact, order.currency));
  if (isZero(payout)) return t('account.order.refund.settled', { amount: written(amount) });
  return paidAt
    ? t('account.order.refund.paid', { amount: written(payout), date: date(paidAt) })
    : t('account.order.refund.open', {
        amount: written(payout),
        date: date(lastRefundDay(at), 'day'),
      });
}
