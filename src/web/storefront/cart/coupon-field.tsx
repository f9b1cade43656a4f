import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { normalizeCouponCode } from '#domain/coupons/coupon.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast-store.ts';
import { FormField } from '../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { stateOfOwnForm } from '../../shared/forms/use-shop-form.ts';
import { storeCoupon, removeCoupon, useCouponCode } from './use-coupon.ts';
import type { Quote } from './quote.ts';
import type { Quoting } from './use-quote.ts';

/** One coupon at a time: either an applied one that can be removed, or a field to enter one. */
export function CouponField({ quoting }: { quoting: Quoting }) {
  const { quote } = quoting;
  return quote?.coupon ? (
    <AppliedCoupon code={quote.coupon.code} message={quote.couponMessage} />
  ) : (
    <CouponForm quoting={quoting} />
  );
}

function AppliedCoupon({ code, message }: { code: string; message: Quote['couponMessage'] }) {
  const t = useT();
  const remove = () => {
    removeCoupon();
    toast({ title: t('cart.coupon.removed'), duration: 2000 });
  };
  return (
    <div className="coupon-applied">
      <p>
        <bdi className="coupon-code">{code}</bdi>
        <span role="status" className="block text-sm text-palm">
          {message?.text}
          {message?.hint && <span className="block text-muted">{message.hint}</span>}
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('cart.coupon.removeCode', { code })}
        onClick={remove}
      >
        {t('cart.coupon.remove')}
      </Button>
    </div>
  );
}

/**
 * The code is stored in the browser and sent with every request for prices. So its rejection comes
 * with a quote, also one that was requested for another reason, and must not move the focus.
 */
function CouponForm({ quoting: { quote, isAsking, hasFailed } }: { quoting: Quoting }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const stored = useCouponCode();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored ?? '';
  const isSent = normalizeCouponCode(value) !== '' && normalizeCouponCode(value) === stored;
  const isAnswered = isSent && !isAsking;
  // A failed request leaves the previous quote, whose message is about another code.
  const message = isAnswered && !hasFailed ? quote?.couponMessage : null;
  const failed = isAnswered && hasFailed ? t('orderResults.coupon.not_applied') : undefined;

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    // Stored even for a visitor, so that it is applied after signing in.
    if (normalizeCouponCode(value) === '') removeCoupon();
    else storeCoupon(value);
  };
  return (
    <ShopForm
      form={stateOfOwnForm({ isPending: isSent && isAsking })}
      idPrefix="cart"
      onSubmit={apply}
      className="coupon-form"
    >
      <FormField
        name="coupon"
        label={t('cart.coupon.label')}
        error={message ? [message.text, message.hint].filter(Boolean).join(' ') : failed}
      >
        <TextInput
          name="coupon"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          className="rtl:text-right"
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormField>
      <SubmitButton variant="outline" busyLabel={t('cart.coupon.applying')}>
        {t('cart.coupon.apply')}
      </SubmitButton>
      {message?.code === 'login_required' && (
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`} className="coupon-login">
          {t('cart.coupon.login')}
        </Link>
      )}
    </ShopForm>
  );
}
