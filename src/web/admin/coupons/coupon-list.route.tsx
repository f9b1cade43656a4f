import { couponsList } from '#domain/admin/lists/coupons-list.ts';
import { useT } from '#i18n/react.tsx';
import { couponsSource } from '#services/admin/lists/coupons-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/coupon-list.route.ts';
import { useCouponListTexts } from './use-coupon-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(couponsSource, args);

export default function CouponListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.coupons');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList list={couponsList} data={loaderData} texts={useCouponListTexts()} />
    </>
  );
}
