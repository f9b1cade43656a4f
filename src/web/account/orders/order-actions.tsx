import { hasInvoice } from '#domain/orders/order-money.ts';
import { isFinalStatus } from '#domain/orders/transitions.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderAgain } from './order-again.tsx';
import { ReturnPeriod } from './return-period.tsx';

/** The available actions of an order, the likeliest first. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const t = useT();
  const { can } = order;
  return (
    <section aria-label={t('account.order.actions')}>
      <div className="flex flex-wrap gap-3">
        {!isFinalStatus(order.status) && (
          <ButtonLink to={`/account/track-order/${order.id}`}>
            {t('account.order.trackLink')}
          </ButtonLink>
        )}
        <OrderAgain action={`/account/orders/${order.id}/again`} />
        {can.return && (
          <ButtonLink to={`/account/orders/${order.id}/return`} variant="outline">
            {t('account.order.return.button')}
          </ButtonLink>
        )}
        {hasInvoice(order) && (
          <ButtonLink to={`/account/orders/${order.id}/invoice`} variant="outline">
            {t('account.order.invoice.link')}
          </ButtonLink>
        )}
        {can.cancel && <CancelDialog />}
      </div>
      <ReturnPeriod order={order} />
    </section>
  );
}
