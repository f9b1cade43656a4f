import type { ComponentProps } from 'react';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { WishToggle } from '../../shared/wishlist/wish-toggle.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { ShareButton } from './share-button.tsx';

type PurchaseExtrasProps = ComponentProps<typeof BuyBar> & ComponentProps<typeof DeliveryEstimate>;

/** Wishlist, sharing and delivery estimate around the buy buttons. */
export default function PurchaseExtras(props: PurchaseExtrasProps) {
  return (
    <AreaMessages area="productDetails">
      <div className="-mx-5 flex flex-wrap">
        <WishToggle product={props.product} look="word" />
        <ShareButton title={props.product.name} />
      </div>
      <DeliveryEstimate {...props} />
      <BuyBar {...props} />
    </AreaMessages>
  );
}
