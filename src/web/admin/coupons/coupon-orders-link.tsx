import { orderStatuses } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { rolesFor } from '../menu/menu.ts';

const endings = new Set(['cancelled', 'refused', 'returned']);

/** Which orders a number counts; as `private.total_coupons` does. */
const counted = {
  uses: orderStatuses.filter((status) => status !== 'cancelled'),
  sums: orderStatuses.filter((status) => !endings.has(status)),
};

interface CouponOrdersLinkProps {
  code: string;
  counts: keyof typeof counted;
  /** The number. */
  children: string;
  isNothing: boolean;
}

/** A number about a coupon; for those who may see orders, the way to the orders behind it. */
export function CouponOrdersLink({ code, counts, children, isNothing }: CouponOrdersLinkProps) {
  const t = useT();
  const maySee = useAuth().hasRole(...rolesFor('/admin/orders'));
  if (isNothing || !maySee) return <bdi className="whitespace-nowrap">{children}</bdi>;
  const search = new URLSearchParams({ coupon: code, status: counted[counts].join(',') });
  return (
    <Link
      to={`/admin/orders?${search}`}
      variant="quiet"
      className="whitespace-nowrap"
      aria-label={t('adminCoupons.couponList.opensOrders', { value: children, code })}
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
