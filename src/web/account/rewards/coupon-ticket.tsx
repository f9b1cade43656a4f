import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { UsableCoupon } from '#services/account/rewards.server.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';

interface CouponTicketProps {
  coupon: UsableCoupon;
  /** The status; missing for a coupon that is ready to use. */
  state?: ReactNode;
  /** Only usable codes can be copied. */
  isUsable?: boolean;
}

/** A coupon with its value, code and last day. */
export function CouponTicket({ coupon, state, isUsable = true }: CouponTicketProps) {
  const { t, date, number, money } = useLanguage();
  const { code, discountType, value, expiresAt } = coupon;
  const worth =
    discountType === 'percentage'
      ? t('account.rewards.off', { percent: number(Number(value)) })
      : t('account.rewards.amountOff', { amount: money(value) });
  return (
    <div className="coupon-ticket" data-usable={isUsable || undefined}>
      <div className="grid gap-1">
        <p className="font-display text-xl">{worth}</p>
        <p>
          <bdi className="reward-code">{code}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {state}
          {isUsable && expiresAt && t('account.rewards.until', { date: date(expiresAt) })}
        </p>
      </div>
      {isUsable && (
        <CopyButton
          text={code}
          label={t('account.rewards.copyCode', { code })}
          messages={{ done: t('account.rewards.copied'), failed: t('account.rewards.copyFailed') }}
        >
          {t('account.rewards.copy')}
        </CopyButton>
      )}
    </div>
  );
}
