import { useT } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { PostalLines } from '../postal-lines.tsx';
import { AskAboutOrder } from './ask-about-order.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Totals, address and notes, beside the pieces of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useT();
  return (
    <div className="order-aside">
      <OrderPart id="totals" title={t('account.order.totals')}>
        <OrderTotals order={order} />
      </OrderPart>
      <OrderDestination order={order} />
      <BuyerNotes notes={order.notes} />
      <AskAboutOrder number={order.number} />
    </div>
  );
}

function OrderDestination({ order }: { order: OrderDetail }) {
  const t = useT();
  return (
    <OrderPart id="destination" title={t('account.order.address')}>
      <PostalLines address={order.address} />
    </OrderPart>
  );
}

/** The notes of the buyer, if any. */
function BuyerNotes({ notes }: Pick<OrderDetail, 'notes'>) {
  const t = useT();
  if (!notes) return null;
  return (
    <OrderPart id="notes" title={t('account.order.notes')}>
      <p className="whitespace-pre-line" dir="auto">
        {notes}
      </p>
    </OrderPart>
  );
}
