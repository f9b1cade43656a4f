import { useSearchParams } from 'react-router';
import { couponsList } from '#domain/admin/lists/coupons-list.ts';
import { couponEditInput } from '#domain/coupons/coupon-edit.ts';
import { useT } from '#i18n/react.tsx';
import { couponsSource } from '#services/admin/lists/coupons-list.server.ts';
import { previewCouponEdit } from '#services/coupons/edit-coupons.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { submitBulkEdit } from '../lists/submit-bulk-edit.server.ts';
import { RemovedNotice } from '../records/removed-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/coupon-list.route.ts';
import { couponCells } from './coupon-cells.tsx';
import './coupons.css';
import { SeriesNotice } from './series-notice.tsx';
import { useCouponBulk } from './use-coupon-bulk.tsx';
import { useCouponListTexts } from './use-coupon-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(couponsSource, args);

export const action = (args: Route.ActionArgs) =>
  submitBulkEdit(args, couponEditInput, previewCouponEdit);

export { withActionHeaders as headers };

export default function CouponListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.coupons');
  const series = useSearchParams()[0].get('series');
  const seriesName = series && loaderData.ok ? commonStart(loaderData.rows) : null;
  const count = loaderData.ok ? loaderData.count.rows : 0;
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      {series ? <SeriesNotice {...{ series, count }} /> : <RemovedNotice />}
      <AdminList
        list={couponsList}
        data={loaderData}
        texts={useCouponListTexts(seriesName)}
        cells={couponCells}
        linkTo={({ id }) => `/admin/coupons/${id}`}
        bulk={useCouponBulk(actionData)}
        tools={
          <>
            <ButtonLink to="/admin/coupons/pending" size="small" variant="quiet">
              {t('adminCoupons.giving.pendingLink')}
            </ButtonLink>
            <ButtonLink to="/admin/coupons/series" size="small" variant="outline">
              {t('adminCoupons.series.link')}
            </ButtonLink>
            <ButtonLink to="/admin/coupons/new" size="small">
              {t('adminCoupons.couponList.new')}
            </ButtonLink>
          </>
        }
      />
      <p className="mt-6 max-w-form text-sm text-muted">{t('adminCoupons.couponList.sums')}</p>
    </>
  );
}

/** A series has no name of its own: its codes begin alike, such as EID26-…. */
function commonStart(rows: readonly { code: string | null }[]): string | null {
  const [first = '', ...others] = rows.map(({ code }) => code ?? '');
  const end = [...first].findIndex((sign, place) => others.some((code) => code[place] !== sign));
  const start = end === -1 ? first : first.slice(0, end);
  return start && (others.length > 0 ? `${start}…` : start);
}
