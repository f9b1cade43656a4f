import { useLanguage } from '#i18n/react.tsx';
import { readDashboard } from '#services/account/dashboard.server.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/dashboard.route.ts';
import { Coupons } from './coupons.tsx';
import '../orders/orders.css';
import '../rewards/rewards.css';
import './dashboard.css';
import { LastOrder } from './last-order.tsx';
import { NextDelivery } from './next-delivery.tsx';
import { Tiles } from './tiles.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readDashboard(ownerOf(context));

export default function AccountDashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { user } = useAuth();
  const name = user?.fullName.split(/\s+/)[0] ?? '';
  return (
    <>
      <AccountTitle
        title={t('account.dashboard.greeting', { name })}
        pageTitle={t('account.area.title')}
        lead={t('account.dashboard.lead')}
      />
      <div className="dashboard">
        <NextDelivery order={loaderData.next} />
        <Tiles counts={loaderData} />
        <LastOrder order={loaderData.last} />
        <Coupons coupons={loaderData.coupons} />
      </div>
    </>
  );
}
