import type { ComponentProps } from 'react';
import { AreaWords } from '../../shared/area-words.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { ShareButton } from './share-button.tsx';
import { WishButton } from './wish-button.tsx';

type BesideBuyingProps = ComponentProps<typeof BuyBar> &
  ComponentProps<typeof DeliveryEstimate> &
  ComponentProps<typeof WishButton>;

/** What stands around the buttons: keeping it, sharing it, when it comes. */
export default function BesideBuying(props: BesideBuyingProps) {
  return (
    <AreaWords area="closer">
      <div className="-mx-5 flex flex-wrap">
        <WishButton {...props} />
        <ShareButton title={props.product.name} />
      </div>
      <DeliveryEstimate {...props} />
      <BuyBar {...props} />
    </AreaWords>
  );
}
