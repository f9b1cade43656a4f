import type { CartLine } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface OrderAgainProps extends Pick<ButtonProps, 'size'> {
  /** The route that answers with what is still available. */
  action: string;
}

/**
 * Adds what is still available to the cart. The cart is stored in the browser, so this needs
 * scripts.
 */
export function OrderAgain({ action: path, size }: OrderAgainProps) {
  const { t } = useLanguage();
  const form = useShopForm<AvailableItems>({});
  useOnNewValue(form.success, useAddToCart());
  useErrorToast(form.rejection);
  return (
    <ShopForm form={form} action={path} hasNotice={false} className="needs-scripts">
      <SubmitButton
        variant="outline"
        size={size}
        className="w-full"
        busyLabel={t('account.order.again.busy')}
      >
        {t('account.order.again.button')}
      </SubmitButton>
    </ShopForm>
  );
}

export interface AvailableItems {
  lines: CartLine[];
  /** The names of what is unavailable or available in a smaller quantity. */
  missing: string[];
  fewer: string[];
}

function useAddToCart() {
  const { t } = useLanguage();
  const { addAll } = useCart();
  return ({ lines, missing, fewer }: AvailableItems) => {
    const join = (names: string[]) => names.join(t('account.address.comma'));
    const notes = [
      missing.length > 0 && t('account.order.again.missing', { names: join(missing) }),
      fewer.length > 0 && t('account.order.again.fewer', { names: join(fewer) }),
    ].filter(Boolean);
    void addAll(lines, (grown) => ({
      title:
        grown > 0
          ? t('account.order.again.added', { count: grown })
          : t('account.order.again.none'),
      description: notes.join('\n') || undefined,
      variant: grown > 0 && notes.length === 0 ? 'success' : 'default',
    }));
  };
}
