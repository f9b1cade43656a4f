import { wishToCartLine, type Wish } from '#domain/wishlist/wish.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useCart } from '../cart/use-cart.ts';
import { useShell } from '../shell/shell-data.tsx';

interface WishActionsProps {
  wish: Wish;
  onRemove?: (productId: string) => void;
}

/** Moves a product to the cart or removes it. Variants are chosen on the product page first. */
export function WishActions({ wish, onRemove }: WishActionsProps) {
  const t = useT();
  const { add } = useCart();
  const hasScripts = useHasScripts();
  const { id, slug, name, most } = wish;

  const toCart = async () => {
    // Stays on the list when the cart took none.
    if ((await add(wishToCartLine(wish))) > 0) onRemove?.(id);
  };

  return (
    <div className="wish-actions">
      {most > 0 && hasScripts ? (
        <Button size="small" variant="outline" onClick={() => void toCart()}>
          {t(onRemove ? 'wishlist.moveToCart' : 'wishlist.addToCart')}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <ButtonLink size="small" variant="outline" to={`/product/${slug}`}>
          {t(wish.hasVariants ? 'wishlist.choose' : 'wishlist.look')}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
      {onRemove && <RemoveButton productId={id} name={name} onRemove={onRemove} />}
    </div>
  );
}

/** A form, so that it works without scripts. */
function RemoveButton({
  productId,
  name,
  onRemove,
}: {
  productId: string;
  name: string;
  onRemove: (id: string) => void;
}) {
  const t = useT();
  const { prefix } = useShell();
  return (
    <form
      method="post"
      action={`${prefix}/wishlist?returnTo=/account/wishlist`}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(productId);
      }}
    >
      <IconButton
        type="submit"
        name="remove"
        value={productId}
        label={t('wishlist.removeName', { name })}
      >
        <CloseIcon />
      </IconButton>
    </form>
  );
}
