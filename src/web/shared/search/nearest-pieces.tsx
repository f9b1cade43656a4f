import type { SearchResult } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { WhatsAppLink } from '../whatsapp/whatsapp-link.tsx';
import { ResultContent, searchResultUrl } from './result-content.tsx';

interface NearestPiecesProps {
  pieces: readonly SearchResult[];
  onChoose?: () => void;
}

/** When nothing was found: pieces to look at instead, and WhatsApp to ask. */
export function NearestPieces({ pieces, onChoose }: NearestPiecesProps) {
  const t = useT();
  return (
    <div className="search-nearest">
      {pieces.length > 0 && <p className="eyebrow">{t('search.nearest')}</p>}
      <div>
        {pieces.map((piece) => (
          <SmartLink
            key={piece.id}
            to={searchResultUrl(piece)}
            className="search-row"
            onClick={onChoose}
          >
            <ResultContent result={piece} query="" />
          </SmartLink>
        ))}
      </div>
      <WhatsAppLink text={t('storefront.whatsApp.texts.question')}>
        {t('storefront.whatsApp.write')}
      </WhatsAppLink>
    </div>
  );
}
