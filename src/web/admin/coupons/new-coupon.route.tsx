import { redirect } from 'react-router';
import { inCairo } from '#domain/cairo-time.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { systemRandom } from '#platform/random.ts';
import { discardDraft } from '#services/admin/drafts/discard-draft.server.ts';
import { emptyTexts, recordFieldsOf } from '#services/admin/records/record-source.ts';
import { addCoupon } from '#services/coupons/add-coupon.server.ts';
import { newCouponRecord } from '#services/coupons/coupon-record.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { NewRecordPage } from '../records/new-record-page.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/new-coupon.route.ts';
import { CouponForm } from './coupon-form.tsx';
import './coupons.css';
import { readCouponProducts } from './read-coupon-products.server.ts';

export const middleware = [requireMenuRole];

const draft = { kind: newCouponRecord.kind, id: 'new' };
const usual = { discount_type: 'percentage', is_active: 'true' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const starts_at = inCairo(systemClock.now());
  const values = { ...emptyTexts(newCouponRecord), ...usual, starts_at };
  const record = await loadRecord(draft, values, { actor: staffMemberOf(context), request });
  return { record, products: await readCouponProducts(record, context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record: draft,
    schema: newCouponRecord.schema,
    actor,
    path: '/admin/coupons/new',
    apply: async (_changes, input, staff) => {
      const added = await addCoupon(input, staff, systemRandom);
      if (!added.ok) return added;
      const fields = recordFieldsOf(newCouponRecord);
      await discardDraft(draft, { fields, scope: 'own' }, actor);
      throw redirect(`/admin/coupons/${added.id}?added=yes`);
    },
  });
}

export { withActionHeaders as headers };

export default function NewCouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <NewRecordPage
      page={t('admin.pages.newCoupon')}
      back={{ to: '/admin/coupons', label: t('adminCoupons.coupon.back') }}
    >
      <CouponForm isNew {...loaderData} serverResult={actionData} />
    </NewRecordPage>
  );
}
