import type { couponsList } from '#domain/admin/lists/coupons-list.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { couponsSource } from '#services/admin/lists/coupons-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import type { CellRenderers } from '../lists/list-table.tsx';
import { CouponOrdersLink } from './coupon-orders-link.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

type CouponRow = RowOfSource<typeof couponsSource>;

/** Cells of the list of coupons that need more than their type. */
export const couponCells: CellRenderers<typeof couponsList, CouponRow> = {
  discount: (row) => <Discount row={row} />,
  countsFor: (row) => <CountsFor row={row} />,
  expires: (row) => <Window row={row} />,
  uses: (row) => <Uses row={row} />,
  saved: (row) => <Sum row={row} name="saved" />,
  brought: (row) => <Sum row={row} name="brought" />,
};

function Discount({ row }: { row: CouponRow }) {
  const { t, money } = useLanguage();
  const { discount } = useCouponTexts();
  return (
    <>
      <span className="whitespace-nowrap">{discount(row)}</span>
      {row.cap && (
        <span className="block text-sm text-muted">
          {t('adminCoupons.couponList.atMost', { amount: money(row.cap) })}
        </span>
      )}
    </>
  );
}

function CountsFor({ row: { rooms, products } }: { row: CouponRow }) {
  const { t } = useLanguage();
  const names = rooms.map((room) => t(`storefront.rooms.${room}`));
  if (products > 0) names.push(t('adminCoupons.couponList.products', { count: products }));
  if (names.length === 0) return t('adminCoupons.couponList.everything');
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Window({ row: { starts, expires } }: { row: CouponRow }) {
  const { t, date } = useLanguage();
  if (!starts) return null;
  return (
    <span className="grid whitespace-nowrap">
      <span>{date(starts, 'medium')}</span>
      <span>
        {expires
          ? t('adminCoupons.couponList.until', { end: date(expires, 'medium') })
          : t('adminCoupons.couponList.endless')}
      </span>
    </span>
  );
}

function Uses({ row: { code, uses, maxUses } }: { row: CouponRow }) {
  const texts = useCouponTexts();
  return (
    <CouponOrdersLink code={code ?? ''} counts="uses" isNothing={!uses}>
      {texts.uses(uses ?? 0, maxUses)}
    </CouponOrdersLink>
  );
}

function Sum({ row, name }: { row: CouponRow; name: 'saved' | 'brought' }) {
  const { money } = useLanguage();
  const amount = row[name]?.amount ?? '0.00';
  return (
    <CouponOrdersLink code={row.code ?? ''} counts="sums" isNothing={isZero(amount)}>
      {money(amount)}
    </CouponOrdersLink>
  );
}

const isZero = (amount: string) => /^0(\.0+)?$/.test(amount);
