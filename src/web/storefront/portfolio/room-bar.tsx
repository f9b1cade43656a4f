import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { useT } from '#i18n/react.tsx';
import { PieceOffer } from '../components/piece-offer.tsx';

/** The whole room in its first variants, with a sum and one button. */
export function RoomBar({ pieces }: { pieces: readonly PricedLine[] }) {
  const t = useT();
  return (
    <div className="room-bar">
      <h3>{t('storefront.work.wholeRoom')}</h3>
      <p className="text-muted">{t('storefront.work.roomHint')}</p>
      <PieceOffer
        pieces={pieces}
        isNumbered
        texts={{
          total: t('storefront.work.roomTotal'),
          gone: t('storefront.work.unavailable'),
          add: t('storefront.work.addRoom'),
          added: (count) => t('storefront.work.roomAdded', { count }),
          full: t('storefront.work.roomFull'),
        }}
      />
    </div>
  );
}
