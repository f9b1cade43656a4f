import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { GalleryPicture, ProductDetail } from '#domain/catalog/product.ts';
import { writeOptionSelection } from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import { Quantity } from '../../shared/cart/quantity.tsx';
import { bilingualSelectedLabels } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

interface BuyProps {
  product: ProductDetail;
  choosing: Pick<VariantSelection, 'selection' | 'variant' | 'offer'>;
  picture: GalleryPicture | undefined;
}

/** The selected product as a cart line. */
export function useAddToCart({ product, choosing, picture }: BuyProps) {
  const { add } = useCart();
  const { selection, variant, offer } = choosing;
  return (quantity: number, options?: { quietly: boolean }): Promise<number> => {
    const line: CartLine = {
      id: product.id,
      variantId: variant?.id ?? null,
      slug: product.slug,
      name: product.names,
      options: bilingualSelectedLabels(product, selection),
      query: writeOptionSelection(new URLSearchParams(), selection),
      picture: picture?.url ?? null,
      price: offer.price,
      quantity,
      most: offer.most,
    };
    return add(line, options);
  };
}

export function BuyForm(props: BuyProps) {
  const t = useT();
  const navigate = useNavigate();
  const addToCart = useAddToCart(props);
  const { status, most } = props.choosing.offer;
  const [wanted, setWanted] = useState(1);
  const quantity = Math.min(wanted, most);

  const buyNow = async () => {
    await addToCart(quantity, { quietly: true });
    await navigate('/checkout');
  };

  return (
    <div className="buy-form needs-script">
      <Quantity
        value={quantity}
        max={most}
        label={t('storefront.product.quantity')}
        onChange={setWanted}
      />
      <Button size="large" className="grow" onClick={() => void addToCart(quantity)}>
        {t(status === 'pre_order' ? 'storefront.product.preOrder' : 'storefront.product.addToCart')}
      </Button>
      <Button size="large" variant="outline" wide onClick={() => void buyNow()}>
        {t('storefront.product.buyNow')}
      </Button>
    </div>
  );
}
