import { useT } from '#i18n/react.tsx';
import { listOrders } from '#services/account/order-summaries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { AccountTitle } from '../account-title.tsx';
import { signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/order-list.route.ts';
import { OrderTable } from './order-table.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = Number(url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  return { page, ...(await listOrders(signedIn(context).actor, page)) };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { orders, page, pages } = loaderData;
  return (
    <>
      <AccountTitle title={t('account.area.orders')} />
      {orders.length > 0 ? (
        <OrderTable orders={orders} caption={t('account.area.orders')} />
      ) : (
        <EmptyState
          title={t('account.dashboard.noOrders')}
          actions={<ButtonLink to="/shop">{t('account.dashboard.browse')}</ButtonLink>}
        />
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(each) => `/account/orders?page=${each}`}
          className="mt-10"
        />
      )}
    </>
  );
}
