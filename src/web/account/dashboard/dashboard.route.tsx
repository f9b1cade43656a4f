import { useLanguage } from '#i18n/react.tsx';
import { readDashboard, type Dashboard } from '#services/account/dashboard.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { AccountTitle } from '../account-title.tsx';
import { OrderTable } from '../orders/order-table.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/dashboard.route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { customer, now } = ownerOf(context);
  return readDashboard(customer, now);
}

export default function AccountDashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { user } = useAuth();
  const { counts, lastOrders } = loaderData;
  const name = user?.fullName.split(/\s+/)[0] ?? '';
  return (
    <>
      <AccountTitle
        title={t('account.dashboard.greeting', { name })}
        pageTitle={t('account.area.title')}
      />
      <Counts counts={counts} />
      <section aria-labelledby="last-orders" className="mt-14">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="last-orders" className="text-xl">
            {t('account.dashboard.lastOrders')}
          </h2>
          {lastOrders.length > 0 && (
            <Link to="/account/orders" variant="arrow">
              {t('account.dashboard.viewAll')}
            </Link>
          )}
        </div>
        {lastOrders.length > 0 ? (
          <OrderTable orders={lastOrders} caption={t('account.dashboard.lastOrders')} />
        ) : (
          <EmptyState
            heading="h3"
            title={t('account.dashboard.noOrders')}
            actions={<ButtonLink to="/shop">{t('account.dashboard.browse')}</ButtonLink>}
          />
        )}
      </section>
    </>
  );
}

function Counts({ counts }: { counts: Dashboard['counts'] }) {
  const { t } = useLanguage();
  const tiles = [
    ['/account/orders', 'account.area.orders', 'account.dashboard.orders', counts.orders],
    ['/account/wishlist', 'account.area.wishlist', 'account.dashboard.wishlist', counts.wishlist],
    [
      '/account/addresses',
      'account.area.addresses',
      'account.dashboard.addresses',
      counts.addresses,
    ],
    [
      '/account/notifications',
      'account.area.notifications',
      'account.dashboard.unread',
      counts.unread,
    ],
  ] as const;
  return (
    <ul className="account-counts">
      {tiles.map(([to, label, sentence, count]) => (
        <li key={to}>
          <SmartLink to={to}>
            <span className="text-sm text-muted">{t(label)}</span>
            <span className="font-display text-xl">{t(sentence, { count })}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
