import { redirect } from 'react-router';
import { inCairo } from '#domain/cairo-time.ts';
import { couponSeriesInput } from '#domain/coupons/coupon-input.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { systemRandom } from '#platform/random.ts';
import { discardDraft } from '#services/admin/drafts/discard-draft.server.ts';
import { makeSeries } from '#services/coupons/make-series.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { undoParameter } from '../records/intents.ts';
import { NewRecordPage } from '../records/new-record-page.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/coupon-series.route.ts';
import { CouponSeriesForm } from './coupon-series-form.tsx';
import './coupons.css';
import { readCouponProducts } from './read-coupon-products.server.ts';

export const middleware = [requireMenuRole];

const draft = { kind: 'coupon', id: 'series' };
const fields = Object.keys(couponSeriesInput.shape);
const empty = Object.fromEntries(fields.map((field) => [field, '']));
const usual = { discount_type: 'percentage', is_active: 'true', max_uses: '1' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const starts_at = inCairo(systemClock.now());
  const values = { ...empty, ...usual, starts_at, series: systemRandom.uuid() };
  const record = await loadRecord(draft, values, { actor: staffMemberOf(context), request });
  return { record, products: await readCouponProducts(record, context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record: draft,
    schema: couponSeriesInput,
    actor,
    path: '/admin/coupons/series',
    apply: async (_changes, input, staff) => {
      const made = await makeSeries(input, staff, systemRandom);
      if (!made.ok) return made;
      await discardDraft(draft, { fields, scope: 'own' }, actor);
      const search = new URLSearchParams({ series: input.series });
      if (made.changeSet) search.set(undoParameter, made.changeSet);
      throw redirect(`/admin/coupons?${search}`);
    },
  });
}

export { withActionHeaders as headers };

export default function CouponSeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <NewRecordPage
      page={t('admin.pages.couponSeries')}
      back={{ to: '/admin/coupons', label: t('adminCoupons.coupon.back') }}
      lead={t('adminCoupons.series.lead')}
    >
      <CouponSeriesForm {...loaderData} serverResult={actionData} />
    </NewRecordPage>
  );
}
