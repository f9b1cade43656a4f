import { isolate } from '#i18n/isolate.ts';
import { lastMoneyLine } from '#domain/orders/order-money.ts';
import type { OrderSummary } from '#services/orders/order-summaries.server.ts';
import { useMoneyLabels } from './order-totals.tsx';
import { useMoneyIn } from './use-money-in.ts';

/** The total of an order in a line of a list, and what else is to be said about its money. */
export function OrderSum({ order }: { order: OrderSummary }) {
  const moneyIn = useMoneyIn();
  const labelOf = useMoneyLabels(order);
  const { state } = order.money;
  const money = (amount: string) => moneyIn(amount, order.currency);
  const isPlain = state === 'to_collect' || state === 'paid';
  const last = isPlain ? undefined : lastMoneyLine(order.money);
  return (
    <>
      <bdi>{money(order.payable)}</bdi>
      {last && (
        <>
          {' · '}
          {labelOf(last)} {isolate(money(last.amount))}
        </>
      )}
    </>
  );
}
