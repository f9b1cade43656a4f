import { lazy, Suspense, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { countPieces } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconLink } from '#ui/button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useAuth } from '../session/auth.tsx';
import { useStored } from '../storage/use-stored.ts';
import { useCartState } from './browser-cart.ts';
import { cartOwnerKey } from './cart-owner.ts';
import { onCartAddition } from './cart-events.ts';
import type { MiniCartProps } from './mini-cart.tsx';

const loadMiniCart = () => import('./mini-cart.tsx');
const ownPages = /^\/(cart|checkout)(\/|$)/;

/**
 * Links to the cart and shows the number of pieces in it. With scripts it opens the mini cart
 * instead.
 */
export function CartLink() {
  const { t, number } = useLanguage();
  const count = countPieces(useCartState().lines);
  const { Drawer, state, show, close } = useMiniCart();
  const label = count > 0 ? t('storefront.cartControls.link', { count }) : t('header.cart');

  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !show('opened')) return;
    event.preventDefault();
  };
  return (
    <>
      <IconLink
        to="/cart"
        label={label}
        onClick={open}
        onPointerEnter={() => void loadMiniCart().catch(() => {})}
      >
        <BagIcon />
        {count > 0 && (
          <span className="cart-count" aria-hidden="true">
            {number(count)}
          </span>
        )}
      </IconLink>
      <Suspense>
        {Drawer && <Drawer state={state} onClose={close} />}
        <SyncWithAccount />
      </Suspense>
    </>
  );
}

const CartSync = lazy(async () => ({ default: (await import('./cart-sync.tsx')).CartSync }));

/** Visitors have no account to sync with and never load the code for it. */
function SyncWithAccount() {
  const { state, user } = useAuth();
  const owner = useStored(cartOwnerKey);
  const isKnown = useHasScripts() && (state === 'signed-out' || user !== null);
  return isKnown && (user || owner) ? <CartSync userId={user?.id ?? null} /> : null;
}

/** The drawer's code is loaded on first use. Until then, and offline, the link works as usual. */
function useMiniCart() {
  const { pathname, key } = useLocation();
  const [Drawer, setDrawer] = useState<ComponentType<MiniCartProps>>();
  const [state, setState] = useState<MiniCartProps['state']>('closed');
  const isElsewhere = !ownPages.test(pathname);

  const bring = async (wanted: 'opened' | 'added') => {
    const { MiniCart } = await loadMiniCart();
    setDrawer(() => MiniCart);
    setState(wanted);
  };
  const show = (wanted: 'opened' | 'added'): boolean => {
    if (isElsewhere) bring(wanted).catch(() => {});
    return isElsewhere;
  };
  useEffect(() => setState('closed'), [key]);
  useEffect(() => onCartAddition(() => show('added')));

  return { Drawer, state, show, close: () => setState('closed') };
}
