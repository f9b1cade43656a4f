import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { couponRecord } from '#services/coupons/coupon-record.ts';
import { readCouponFacts } from '#services/coupons/read-coupon-facts.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../records/record-page.server.ts';
import { RecordPage } from '../records/record-page.tsx';
import { staffNow } from '../records/staff-now.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/coupon.route.ts';
import { CouponFactList } from './coupon-facts.tsx';
import { CouponForm } from './coupon-form.tsx';
import './coupons.css';
import { GameCouponTerms } from './game-coupon-terms.tsx';
import { readCouponProducts } from './read-coupon-products.server.ts';
import { useCouponRemoval } from './use-coupon-removal.ts';

export const middleware = [requireMenuRole];

const listUrl = '/admin/coupons';

export async function loader(args: Route.LoaderArgs) {
  const [page, coupon] = await Promise.all([
    loadRecordPage(couponRecord, args),
    readCouponFacts(args.params.id, staffNow(args.context)),
  ]);
  if (!coupon) throw data(null, { status: 404 });
  return { ...page, coupon, products: await readCouponProducts(page.record, args.context) };
}

export const action = (args: Route.ActionArgs) => submitRecordPage(couponRecord, args, { listUrl });

export { withActionHeaders as headers };

export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history, coupon, products } = loaderData;
  const { removal, whyNot } = useCouponRemoval(coupon);
  return (
    <RecordPage
      isNew={false}
      {...{ history, removal }}
      page={t('admin.pages.coupon')}
      title={coupon.code}
      back={{ to: listUrl, label: t('adminCoupons.coupon.back') }}
      tools={
        coupon.source === 'staff' && (
          <ButtonLink to={`${listUrl}/${record.id}/give`} size="small" variant="outline">
            {t('adminCoupons.giving.link')}
          </ButtonLink>
        )
      }
      serverResult={actionData}
    >
      <CouponFactList coupon={coupon} />
      {coupon.source === 'game' ? (
        <GameCouponTerms coupon={coupon} />
      ) : (
        <CouponForm
          key={record.id}
          {...{ record, products }}
          isCodeFixed={whyNot !== null}
          serverResult={actionData}
        />
      )}
      {whyNot && <p className="mt-8 text-muted">{whyNot}</p>}
    </RecordPage>
  );
}
