import { parseOrderGroup } from '#domain/orders/groups.ts';
import { useT } from '#i18n/react.tsx';
import { listOrders } from '#services/orders/list-orders.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/order-list.route.ts';
import { listAddress, OrderFilter } from './order-filter.tsx';
import { OrderRow } from './order-row.tsx';
import './orders.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const group = parseOrderGroup(url.searchParams.get('state'));
  const after = url.searchParams.get('after');
  return { group, after, ...(await listOrders({ group, after }, ownerOf(context))) };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { orders, group, after, next } = loaderData;
  return (
    <>
      <AccountTitle title={t('account.area.orders')} />
      <OrderFilter current={group} />
      {orders.length > 0 ? (
        <ul>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(group || after ? 'account.order.list.none' : 'account.dashboard.noOrders')}
          actions={<ButtonLink to="/shop">{t('account.dashboard.browse')}</ButtonLink>}
        />
      )}
      <div className="mt-10 flex flex-wrap justify-between gap-6">
        {after && <Link to={listAddress(group)}>{t('account.order.list.newest')}</Link>}
        {next && (
          <Link to={listAddress(group, next)} variant="arrow" className="ms-auto">
            {t('account.order.list.older')}
          </Link>
        )}
      </div>
    </>
  );
}
