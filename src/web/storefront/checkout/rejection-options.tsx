import { saveForLater, type Cart } from '#domain/cart/cart.ts';
import { setPrice, setQuantity } from '#domain/cart/cart-lines.ts';
import type { PriceRise, Shortage } from '#domain/checkout/rejection.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import { removeCoupon } from '../cart/use-coupon.ts';
import { CallUs } from './call-us.tsx';
import type { OrderRejection } from './order-attempt.ts';
import type { CheckoutSteps } from './use-checkout-steps.ts';

interface RejectionOptionsProps {
  rejection: Exclude<OrderRejection, { reason: 'session_ended' }>;
  steps: CheckoutSteps;
  onResolved: () => void;
}

/** What the buyer can do about a rejected order. */
export function RejectionOptions({ rejection, steps, onResolved }: RejectionOptionsProps) {
  const t = useT();
  switch (rejection.reason) {
    case 'out_of_stock':
      return <Short shortages={rejection.shortages} onResolved={onResolved} />;
    case 'price_changed':
      return <Dearer rises={rejection.rises} payable={rejection.new} onResolved={onResolved} />;
    case 'coupon_refused':
      return (
        <Button
          size="small"
          onClick={() => {
            removeCoupon();
            onResolved();
          }}
        >
          {t('cart.checkout.withoutCoupon')}
        </Button>
      );
    case 'address_required':
    case 'not_served':
      return (
        <Button size="small" onClick={() => steps.goTo('who')}>
          {t('cart.checkout.changeRecipient')}
        </Button>
      );
    case 'order_too_large':
    case 'too_many_orders':
      return <CallUs />;
    default:
      return (
        <ButtonLink to="/cart" variant="outline" size="small">
          {t('cart.checkout.toCart')}
        </ButtonLink>
      );
  }
}

function Short({ shortages, onResolved }: { shortages: Shortage[]; onResolved: () => void }) {
  const nameOf = useNames();
  const t = useT();
  const take = () =>
    void browserCart.change((cart) => shortages.reduce(fit, cart)).then(onResolved);
  return (
    <>
      <ul>
        {shortages.map((shortage) => {
          const name = nameOf(shortage);
          return (
            <li key={`${shortage.productId} ${shortage.variantId}`}>
              {shortage.left > 0
                ? t('cart.checkout.shortage', { name, count: shortage.left })
                : t('cart.checkout.shortageGone', { name })}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={take}>
          {t('cart.checkout.takeWhatIsLeft')}
        </Button>
        <ButtonLink to="/cart" variant="outline" size="small">
          {t('cart.checkout.toCart')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Reduces to the available quantity; what is sold out is saved for later. */
function fit(cart: Cart, { productId: id, variantId, left }: Shortage): Cart {
  const key = { id, variantId };
  if (left === 0) return saveForLater(cart, key);
  return { ...cart, lines: setQuantity(cart.lines, key, left) };
}

interface DearerProps {
  rises: PriceRise[];
  payable: string;
  onResolved: () => void;
}

function Dearer({ rises, payable, onResolved }: DearerProps) {
  const { t, money } = useLanguage();
  const nameOf = useNames();
  const agree = () => void browserCart.change((cart) => rises.reduce(raise, cart)).then(onResolved);
  return (
    <>
      <ul>
        {rises.map((rise) => (
          <li key={`${rise.productId} ${rise.variantId}`}>
            {t('cart.checkout.priceRise', {
              name: nameOf(rise),
              now: money(rise.new),
              before: money(rise.old),
            })}
          </li>
        ))}
      </ul>
      <p>{t('cart.checkout.newPayable', { amount: isolate(money(payable)) })}</p>
      <Button size="small" onClick={agree}>
        {t('cart.changes.agree')}
      </Button>
    </>
  );
}

const raise = (cart: Cart, { productId: id, variantId, new: price }: PriceRise): Cart => ({
  ...cart,
  lines: setPrice(cart.lines, { id, variantId }, price),
});

/** The names of pieces in the reader's language; rejections have them in one language. */
function useNames() {
  const { locale } = useLanguage();
  const { lines } = browserCart.current();
  return ({
    productId,
    variantId,
    name,
  }: {
    productId: string;
    variantId: string | null;
    name: string;
  }) =>
    lines.find((line) => line.id === productId && line.variantId === variantId)?.name[locale] ??
    name;
}
