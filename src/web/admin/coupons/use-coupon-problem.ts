import { useT } from '#i18n/react.tsx';

const problems = new Set([
  'invalid_code',
  'invalid_time',
  'above_hundred',
  'cap_of_percentage',
  'invalid_room',
  'unknown_product',
  'too_many_products',
  'invalid_email',
  'unknown_customer',
] as const);
type Problem = typeof problems extends Set<infer Name> ? Name : never;

/** Problems that only forms of coupons have. */
export function useCouponProblem(): (problem: string) => string | undefined {
  const t = useT();
  return (problem) =>
    problems.has(problem as Problem)
      ? t(`adminCoupons.coupon.problems.${problem as Problem}`)
      : undefined;
}
