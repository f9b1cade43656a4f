import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { cartArea } from '#i18n/areas/cart.ts';
import { countPieces } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconLink } from '#ui/button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useAuth } from '../session/auth.tsx';
import { useStored } from '../storage/use-stored.ts';
import { useCartState } from './browser-cart.ts';
import { cartOwnerKey } from './cart-owner.ts';
import { onCartAddition } from './cart-events.ts';
import { reportLoadFailure } from '../connection/load-failures.ts';
import { addedPart } from '../router/later-part.tsx';
import type { MiniCartProps } from './mini-cart.tsx';

const MiniCart = addedPart(async () => (await import('./mini-cart.tsx')).MiniCart, {
  messages: [cartArea],
});
const ownPages = /^\/(cart|checkout)(\/|$)/;

/**
 * Links to the cart and shows the number of pieces in it. With scripts it opens the mini cart
 * instead.
 */
export function CartLink() {
  const { t, number } = useLanguage();
  const count = countPieces(useCartState().lines);
  const { state, isWanted, show, close } = useMiniCart();
  const label = count > 0 ? t('storefront.cartControls.link', { count }) : t('header.cart');

  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !show('opened')) return;
    event.preventDefault();
  };
  const notifyInstead = () => {
    if (state === 'added') toast({ title: t('storefront.cartControls.added'), variant: 'success' });
    if (state === 'opened') reportLoadFailure();
    close();
  };
  return (
    <>
      <IconLink to="/cart" label={label} onClick={open} onPointerEnter={MiniCart.prepare}>
        <BagIcon />
        {count > 0 && (
          <span className="cart-count" aria-hidden="true">
            {number(count)}
          </span>
        )}
      </IconLink>
      {isWanted && <MiniCart state={state} onClose={close} onMissing={notifyInstead} />}
      <SyncWithAccount />
    </>
  );
}

const CartSync = addedPart(async () => (await import('./cart-sync.tsx')).CartSync, {
  messages: [cartArea],
});

/** Visitors have no account to sync with and never load the code for it. */
function SyncWithAccount() {
  const { state, user } = useAuth();
  const owner = useStored(cartOwnerKey);
  const isKnown = useHasScripts() && (state === 'signed-out' || user !== null);
  return isKnown && (user || owner) ? <CartSync userId={user?.id ?? null} /> : null;
}

/** The drawer's code is loaded on first use. */
function useMiniCart() {
  const { pathname, key } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const [state, setState] = useState<MiniCartProps['state']>('closed');
  const isElsewhere = !ownPages.test(pathname);

  const show = (wanted: 'opened' | 'added'): boolean => {
    if (isElsewhere) {
      setIsWanted(true);
      setState(wanted);
    }
    return isElsewhere;
  };
  useEffect(() => setState('closed'), [key]);
  useEffect(() => onCartAddition(() => show('added')));

  return { state, isWanted, show, close: () => setState('closed') };
}
