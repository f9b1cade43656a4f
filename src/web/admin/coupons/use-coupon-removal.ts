import { useT } from '#i18n/react.tsx';
import type { CouponFacts } from '#services/coupons/read-coupon-facts.server.ts';

interface CouponRemoval {
  removal?: { consequence: string; inUse: string };
  /** Why the coupon stays; null when it can be removed. */
  whyNot: string | null;
}

/** A coupon that customers used or received is switched off instead of removed. */
export function useCouponRemoval({ source, uses, recipients }: CouponFacts): CouponRemoval {
  const t = useT();
  if (source === 'game') return { whyNot: null };
  if (uses > 0) return { whyNot: t('adminCoupons.coupon.used', { count: uses }) };
  const wasGiven = t('adminCoupons.coupon.wasGiven');
  if (recipients > 0) return { whyNot: wasGiven };
  const consequence = t('adminCoupons.coupon.removal');
  // A customer may use it while the page is open.
  return { removal: { consequence, inUse: t('adminCoupons.coupon.usedMeanwhile') }, whyNot: null };
}
