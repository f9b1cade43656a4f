import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { useT } from '#i18n/react.tsx';
import { PieceOffer } from '../components/piece-offer.tsx';

/** The whole room in its first variants, with a sum and one button. */
export function RoomBar({ pieces }: { pieces: readonly PricedLine[] }) {
  const t = useT();
  return (
    <div className="room-bar">
      <h3>{t('portfolioProject.wholeRoom')}</h3>
      <p className="text-muted">{t('portfolioProject.roomHint')}</p>
      <PieceOffer
        pieces={pieces}
        isNumbered
        texts={{
          total: t('portfolioProject.roomTotal'),
          gone: t('portfolioProject.unavailable'),
          add: t('portfolioProject.addRoom'),
          added: (count) => t('portfolioProject.roomAdded', { count }),
          full: t('portfolioProject.roomFull'),
        }}
      />
    </div>
  );
}
