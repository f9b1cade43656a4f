import { saveForLater, type Cart } from '#domain/cart/cart.ts';
import { setPrice, setQuantity } from '#domain/cart/cart-lines.ts';
import type { PriceRise, Shortage } from '#domain/checkout/rejection.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import { removeCoupon } from '../cart/use-coupon.ts';
import type { Refused } from './attempt.ts';
import type { CheckoutSteps } from './use-checkout-steps.ts';

interface WayOnProps {
  refusal: Exclude<Refused, { reason: 'session_ended' }>;
  steps: CheckoutSteps;
  onMended: () => void;
}

/** What can be done about a refusal, right where it is said. */
export function WayOn({ refusal, steps, onMended }: WayOnProps) {
  const t = useT();
  switch (refusal.reason) {
    case 'out_of_stock':
      return <Short shortages={refusal.shortages} onMended={onMended} />;
    case 'price_changed':
      return <Dearer rises={refusal.rises} payable={refusal.new} onMended={onMended} />;
    case 'coupon_refused':
      return (
        <Button
          size="small"
          onClick={() => {
            removeCoupon();
            onMended();
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
    default:
      return (
        <ButtonLink to="/cart" variant="outline" size="small">
          {t('cart.checkout.toCart')}
        </ButtonLink>
      );
  }
}

function Short({ shortages, onMended }: { shortages: Shortage[]; onMended: () => void }) {
  const nameOf = useNames();
  const t = useT();
  const take = () =>
    void browserCart.change((basket) => shortages.reduce(fit, basket)).then(onMended);
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

/** As many as there are; what is sold out waits among what was saved. */
function fit(basket: Cart, { productId: id, variantId, left }: Shortage): Cart {
  const key = { id, variantId };
  if (left === 0) return saveForLater(basket, key);
  return { ...basket, lines: setQuantity(basket.lines, key, left) };
}

interface DearerProps {
  rises: PriceRise[];
  payable: string;
  onMended: () => void;
}

function Dearer({ rises, payable, onMended }: DearerProps) {
  const { t, money } = useLanguage();
  const nameOf = useNames();
  const agree = () =>
    void browserCart.change((basket) => rises.reduce(raise, basket)).then(onMended);
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

const raise = (basket: Cart, { productId: id, variantId, new: price }: PriceRise): Cart => ({
  ...basket,
  lines: setPrice(basket.lines, { id, variantId }, price),
});

/** As the cart calls them, in the reader's language. */
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
