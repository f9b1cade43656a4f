import type { ComponentProps } from 'react';
import { useT } from '#i18n/react.tsx';
import { WishToggle } from '../../shared/wishlist/wish-toggle.tsx';
import { AskAboutPiece } from './ask-about-piece.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { InMyRoomLink } from './in-my-room-link.tsx';
import { ShareButton } from './share-button.tsx';

type PurchaseExtrasProps = ComponentProps<typeof DeliveryEstimate> &
  ComponentProps<typeof AskAboutPiece>;

/** Delivery, wishlist and sharing below the buy buttons. */
export default function PurchaseExtras(props: PurchaseExtrasProps) {
  return (
    <>
      <NoScripts />
      <DeliveryEstimate {...props} />
      <div className="-mx-5 flex flex-wrap">
        <WishToggle product={props.product} look="word" />
        <ShareButton title={props.product.name} />
        {props.product.hasModel && <InMyRoomLink />}
      </div>
      <AskAboutPiece {...props} />
    </>
  );
}

function NoScripts() {
  const t = useT();
  return (
    <noscript>
      <p className="text-sm text-muted">{t('productDetails.needsScripts')}</p>
    </noscript>
  );
}
