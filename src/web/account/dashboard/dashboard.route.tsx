import { useLanguage } from '#i18n/react.tsx';
import { readDashboard } from '#services/account/dashboard.server.ts';
import { Link } from '#ui/link.tsx';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { lacksStaffFactor } from '../../shared/session/guards.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf, signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/dashboard.route.ts';
import { Coupons } from './coupons.tsx';
import '../orders/orders.css';
import '../rewards/rewards.css';
import './dashboard.css';
import { LastOrder } from './last-order.tsx';
import { NextDelivery } from './next-delivery.tsx';
import { Tiles } from './tiles.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const dashboard = await readDashboard(ownerOf(context));
  return { ...dashboard, needsFactor: lacksStaffFactor(signedIn(context)) };
}

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
      {loaderData.needsFactor && (
        <RejectionNotice
          title={t('account.security.requiredTitle')}
          text={t('account.security.requiredText')}
          isAlert={false}
          className="mb-8"
        >
          <Link to="/account/security?next=/admin" className="form-notice-link">
            {t('account.security.setUp')}
          </Link>
        </RejectionNotice>
      )}
      <div className="dashboard">
        <NextDelivery order={loaderData.next} />
        <Tiles counts={loaderData} />
        <LastOrder order={loaderData.last} />
        <Coupons coupons={loaderData.coupons} />
      </div>
    </>
  );
}
