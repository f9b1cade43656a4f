import { hasInvoice } from '#domain/orders/order-money.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderAgain } from './order-again.tsx';
import { ReturnPeriod } from './return-period.tsx';
import { usePaperAddress } from './use-paper-address.ts';

/** What a guest can do with the order; `query` holds the token of the link. */
export function GuestActions({ order, query }: { order: OrderDetail; query: string }) {
  const t = useT();
  const paperAddress = usePaperAddress();
  return (
    <section aria-label={t('account.order.actions')} className="mb-12">
      <div className="flex flex-wrap gap-3">
        <OrderAgain action={`/track-order/again${query}`} />
        {order.can.return && (
          <ButtonLink to={`/track-order/return${query}`} variant="outline">
            {t('account.order.return.button')}
          </ButtonLink>
        )}
        {hasInvoice(order) && (
          <a
            href={paperAddress(`/track-order/invoice.pdf${query}`)}
            className="button button-outline button-medium"
          >
            {t('account.order.invoice.link')} (PDF)
          </a>
        )}
        {order.can.cancel && <CancelDialog />}
      </div>
      <ReturnPeriod order={order} />
    </section>
  );
}
