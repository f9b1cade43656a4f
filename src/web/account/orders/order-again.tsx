import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import type { action } from './order-again.route.ts';

interface OrderAgainProps extends Pick<ButtonProps, 'size'> {
  orderId: string;
}

/**
 * Adds what is still available to the cart. The cart is stored in the browser, so this needs
 * scripts.
 */
export function OrderAgain({ orderId, size }: OrderAgainProps) {
  const { t } = useLanguage();
  const fetcher = useFetcher<typeof action>();
  const put = usePutting();
  const shownResult = useRef<unknown>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || shownResult.current === data) return;
    shownResult.current = data;
    put(data);
  }, [data, put]);
  return (
    <fetcher.Form
      method="post"
      action={`/account/orders/${orderId}/again`}
      className="needs-scripts"
    >
      <Button
        type="submit"
        variant="outline"
        size={size}
        className="w-full"
        busy={fetcher.state !== 'idle'}
        busyLabel={t('account.order.again.busy')}
      >
        {t('account.order.again.button')}
      </Button>
    </fetcher.Form>
  );
}

interface AvailableItems {
  lines: CartLine[];
  /** The names of what is unavailable or available in a smaller quantity. */
  missing: string[];
  fewer: string[];
}

function usePutting() {
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
