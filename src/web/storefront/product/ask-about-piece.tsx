import type { ProductDetail } from '#domain/catalog/product.ts';
import { writeOptionSelection } from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { WhatsAppLink } from '../../shared/whatsapp/whatsapp-link.tsx';
import { selectedLabels } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

interface AskAboutPieceProps {
  product: ProductDetail;
  choosing: Pick<VariantSelection, 'selection'>;
}

/** A question on WhatsApp that names the piece, the choice and its address. */
export function AskAboutPiece({ product, choosing: { selection } }: AskAboutPieceProps) {
  const t = useT();
  const { publicUrl, prefix } = useShell();
  const choice = selectedLabels(product, selection).map(({ name }) => name);
  const query = writeOptionSelection(new URLSearchParams(), selection);
  const name = [product.name, ...choice].join(' – ');
  const address = `${publicUrl}${prefix}/product/${product.slug}${query}`;
  const text = `${t('storefront.whatsApp.texts.piece', { name })}\n${address}`;
  return (
    <WhatsAppLink text={text} showsHours className="ask-about-piece">
      {t('storefront.whatsApp.askPiece')}
    </WhatsAppLink>
  );
}
