import { countPieces, type CartLines } from '#domain/cart/cart-lines.ts';
import { useT } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CouponField } from './coupon-field.tsx';
import { CartTotals } from './totals.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import type { Quoting } from './use-quote.ts';

interface CartSummaryProps {
  lines: CartLines;
  quoting: Quoting;
  governorates: readonly Governorate[];
  governorate: Governorate | undefined;
  onGovernorateChange: (code: string) => void;
  /** Set when a change must be confirmed first: leads there instead of to the checkout. */
  onConfirm: (() => void) | null;
}

export function CartSummary(props: CartSummaryProps) {
  const { lines, quoting, governorates, governorate, onGovernorateChange, onConfirm } = props;
  const t = useT();
  const { clear } = useCartEdits();
  return (
    <section className="cart-summary" aria-labelledby="summary-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary-title" className="text-xl">
          {t('cart.summary.title')}
        </h2>
        <p className="text-sm text-muted">
          {t('cart.summary.pieces', { count: countPieces(lines) })}
        </p>
      </div>
      <Field label={t('cart.summary.deliverTo')}>
        <Select
          value={governorate?.code ?? ''}
          placeholder={governorate ? undefined : t('cart.summary.choose')}
          options={governorates.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onGovernorateChange(event.target.value)}
        />
      </Field>
      <CouponField quoting={quoting} />
      <CartTotals lines={lines} quoting={quoting} governorate={governorate?.name} />
      {onConfirm ? (
        <Button size="large" wide onClick={onConfirm}>
          {t('cart.page.checkout')}
        </Button>
      ) : (
        <ButtonLink to="/checkout" size="large" wide>
          {t('cart.page.checkout')}
        </ButtonLink>
      )}
      <p className="text-sm text-muted">{t('cart.summary.cashNote')}</p>
      <div className="cart-summary-actions">
        <ButtonLink to="/shop" variant="quiet" size="small">
          {t('storefront.cartControls.shop')}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => void clear()}>
          {t('cart.page.clear')}
        </Button>
      </div>
    </section>
  );
}
