import { data } from 'react-router';
import { couponRecipientsInput } from '#domain/coupons/coupon-recipients.ts';
import { useT } from '#i18n/react.tsx';
import { giveCoupon } from '#services/coupons/give-coupon.server.ts';
import { readCouponFacts } from '#services/coupons/read-coupon-facts.server.ts';
import { Link } from '#ui/link.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { BackLink } from '../back-link.tsx';
import { staffNow } from '../records/staff-now.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/give-coupon.route.ts';
import { GiveCouponForm } from './give-coupon-form.tsx';

export const middleware = [requireMenuRole];

export async function loader({ params, context }: Route.LoaderArgs) {
  const coupon = await readCouponFacts(params.id, staffNow(context));
  if (!coupon) throw data(null, { status: 404 });
  return { code: coupon.code };
}

const maxTextLength = 60_000;

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  handleForm(await readForm(request), {
    schema: couponRecipientsInput,
    maxTextLength,
    submit: ({ emails }) => giveCoupon(params.id, emails, staffNow(context)),
  });

export { withActionHeaders as headers };

export default function GiveCouponPage({ loaderData, params, actionData }: Route.ComponentProps) {
  const t = useT();
  const { code } = loaderData;
  return (
    <>
      <BackLink to={`/admin/coupons/${params.id}`} label={t('adminCoupons.giving.back')} />
      <AdminTitle page={t('admin.pages.giveCoupon')}>
        {t('adminCoupons.giving.title', { code })}
      </AdminTitle>
      <p className="mt-2 mb-6 max-w-form text-muted">{t('adminCoupons.giving.lead')}</p>
      <GiveCouponForm serverResult={actionData} />
      <p className="mt-8">
        <Link to={`/admin/coupons/pending?coupon=${encodeURIComponent(code)}`}>
          {t('adminCoupons.giving.pendingLink')}
        </Link>
      </p>
    </>
  );
}
