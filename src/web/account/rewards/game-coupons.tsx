import { useLanguage } from '#i18n/react.tsx';
import type { CouponState, GameCoupon } from '#services/account/rewards.server.ts';
import { Badge } from '#ui/badge.tsx';
import { CouponTicket } from './coupon-ticket.tsx';

const tones = {
  waiting: 'information',
  usable: 'success',
  used: 'plain',
  expired: 'plain',
  rejected: 'sale',
} as const satisfies Record<CouponState, string>;

export function GameCoupons({ coupons }: { coupons: GameCoupon[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="game-coupons" className="mt-14">
      <h2 id="game-coupons" className="mb-5 text-xl">
        {t('account.rewards.coupons')}
      </h2>
      {coupons.length === 0 && (
        <p className="text-muted">
          {t('account.rewards.couponsNone')}. {t('account.rewards.couponsNoneText')}
        </p>
      )}
      <ul className="coupon-list">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              isUsable={coupon.state === 'usable'}
              state={<State coupon={coupon} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ coupon: { state, usedAt } }: { coupon: GameCoupon }) {
  const { t, date } = useLanguage();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{t(`account.rewards.state.${state}`)}</Badge>
      {state === 'used' && usedAt && t('account.rewards.usedOn', { date: date(usedAt) })}
      {state === 'waiting' && t('account.rewards.waitingText')}
    </span>
  );
}
