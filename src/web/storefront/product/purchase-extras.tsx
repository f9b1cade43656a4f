import type { ComponentProps } from 'react';
import { useT } from '#i18n/react.tsx';
import { WishToggle } from '../../shared/wishlist/wish-toggle.tsx';
import { AskAboutPiece } from './ask-about-piece.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { InMyRoomLink } from './in-my-room-link.tsx';
import { roomModelOf } from './room-model.ts';
import { selectedLabels } from './selected-labels.ts';
import { ShareButton } from './share-button.tsx';
import type { VariantSelection } from './use-variant-selection.ts';

type PurchaseExtrasProps = ComponentProps<typeof DeliveryEstimate> & {
  choosing: VariantSelection;
};

/** Delivery, wishlist and sharing below the buy buttons. */
export default function PurchaseExtras(props: PurchaseExtrasProps) {
  const { product, choosing } = props;
  const choice = selectedLabels(product, choosing.selection).map(({ name }) => name);
  return (
    <>
      <NoScripts />
      <DeliveryEstimate {...props} />
      <div className="-mx-5 flex flex-wrap">
        <WishToggle product={product} look="word" />
        <ShareButton title={[product.name, ...choice].join(' – ')} />
        {roomModelOf(product, choosing) && <InMyRoomLink />}
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
