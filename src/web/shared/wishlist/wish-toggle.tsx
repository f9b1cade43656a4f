import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../shell/shell-data.tsx';
import { useSetWish, useWish } from './use-wishlist.ts';

interface WishToggleProps {
  product: { id: string; name: string };
  /** Cards show the icon alone. */
  look: 'icon' | 'word';
}

/** A form that works without scripts; a visitor then completes it by signing in. */
export function WishToggle({ product, look }: WishToggleProps) {
  const t = useT();
  const { prefix } = useShell();
  const { pathname, search } = useLocation();
  const returnTo = encodeURIComponent(pathname + search);
  const setWish = useSetWish();
  const { isWished, result } = useWish(product.id);
  const shownResult = useRef<object>(null);

  useEffect(() => {
    if (!result || result.ok || shownResult.current === result) return;
    shownResult.current = result;
    const key = result.reason === 'full' ? 'full' : 'failed';
    toast({ variant: 'destructive', title: t(`storefront.wishlist.${key}`) });
  }, [result, t]);

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    setWish(product.id, !isWished);
  };
  const label = t(isWished ? 'storefront.wishlist.saved' : 'storefront.wishlist.save');
  const heart = <HeartIcon className={isWished ? 'fill-terracotta text-terracotta' : undefined} />;
  const state = {
    type: 'submit',
    name: isWished ? 'remove' : 'save',
    value: product.id,
    'aria-pressed': isWished,
  } as const;
  return (
    <form
      method="post"
      action={`${prefix}/wishlist?returnTo=${returnTo}`}
      onSubmit={onSubmit}
      className={`wish-${look}`}
    >
      {look === 'icon' ? (
        <IconButton
          {...state}
          label={t('storefront.wishlist.saveName', { name: product.name })}
          className="wish-heart"
        >
          {heart}
        </IconButton>
      ) : (
        <Button {...state} variant="quiet">
          {heart}
          {label}
        </Button>
      )}
    </form>
  );
}
