import { useMemo } from 'react';
import {
  pendingCouponsList,
  type PendingCouponState,
} from '#domain/admin/lists/pending-coupons-list.ts';
import { useT } from '#i18n/react.tsx';
import { pendingCouponsSource } from '#services/admin/lists/pending-coupons-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { BackLink } from '../back-link.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import type { ListTexts } from '../lists/list-context.ts';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/pending-coupon-list.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(pendingCouponsSource, args);

export default function PendingCouponListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.pendingCoupons');
  return (
    <>
      <BackLink to="/admin/coupons" label={t('adminCoupons.coupon.back')} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList
        list={pendingCouponsList}
        data={loaderData}
        texts={usePendingCouponTexts()}
        linkTo={({ couponId }) => `/admin/coupons/${couponId}`}
      />
    </>
  );
}

function usePendingCouponTexts(): ListTexts<typeof pendingCouponsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCoupons.giving.list.caption'),
      column: (id) => t(`adminCoupons.giving.list.columns.${id}`),
      view: (id) => t(`adminCoupons.giving.list.views.${id}`),
      value: (id, value) =>
        id === 'state'
          ? t(`adminCoupons.giving.list.states.${value as PendingCouponState}`)
          : value,
      tone: (id, value) => (id === 'state' && value === 'waiting' ? 'information' : undefined),
      empty: {
        title: t('adminCoupons.giving.list.empty'),
        text: t('adminCoupons.giving.list.emptyText'),
      },
    }),
    [t],
  );
}
