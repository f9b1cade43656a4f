import { useSearchParams } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { cancelOrder } from '#services/orders/cancel-order.server.ts';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/order.route.ts';
import { cancelByForm } from './cancel-by-form.server.ts';
import { CancelReport } from './cancel-report.tsx';
import { OrderFacts } from './order-facts.tsx';
import { loadOrder } from './load-order.server.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { usePaperAddress } from './use-paper-address.ts';
import { useOrderUpdates } from './use-order-updates.ts';
import './orders.css';

export const loader = ({ context, params }: Route.LoaderArgs) => loadOrder(context, params.id);

export function action({ request, context, params }: Route.ActionArgs) {
  const { customer, now } = ownerOf(context);
  return cancelByForm(request, (reason) =>
    cancelOrder({ orderId: params.id, reason, now }, customer),
  );
}

/** The page of the return links back here. */
const requested = {};

export default function Order({ loaderData: order, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const [query] = useSearchParams();
  const paperAddress = usePaperAddress();
  useOrderUpdates(order);
  return (
    <>
      <AccountTitle
        title={t('account.order.title', { number: order.number })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={<OrderStatusBadge status={order.status} />}
      />
      <div className="mb-8 grid gap-4 empty:hidden">
        <CancelReport serverResult={actionData} />
        <SuccessNotice
          result={query.has('asked') ? requested : null}
          title={t('account.order.return.sent')}
          text={t('account.order.return.sentText')}
        />
      </div>
      <OrderActions order={order} />
      <div className="order-columns mt-12">
        <div className="grid content-start gap-14">
          <OrderPart id="pieces" title={t('account.order.items')}>
            <OrderPieces items={order.items} currency={order.currency} />
          </OrderPart>
          <OrderReturns order={order} />
          <OrderRefunds
            order={order}
            creditNote={(number) =>
              paperAddress(`/account/orders/${order.id}/credit-notes/${number}.pdf`)
            }
          />
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
