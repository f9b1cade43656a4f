import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { modelAddress, sceneViewerLink } from '#domain/catalog/models.ts';
import { isSameBox, sizeOfChoice } from '#domain/catalog/piece-size.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { writeOptionSelection } from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { OtherSize } from './other-size.tsx';
import { sizeLabel } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));
const anchor = 'in-my-room';

interface InMyRoomProps {
  product: ProductDetail;
  choosing: VariantSelection;
}

/**
 * The telephone's own viewer shows the piece through its camera. Page and links need no script,
 * and the page is the same for every device; style sheets show what suits it.
 */
export function InMyRoom({ product, choosing }: InMyRoomProps) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { publicUrl, prefix } = useShell();
  const query = writeOptionSelection(new URLSearchParams(), choosing.selection);
  const page = `${publicUrl}${prefix}/product/${product.slug}${query}#${anchor}`;
  // It may have been opened before the scripts arrived.
  useEffect(() => setIsOpen(details.current!.open), []);
  return (
    <details
      ref={details}
      className="in-my-room"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="button button-outline button-medium">
        {t('productDetails.facts.inMyRoom.open')}
      </summary>
      <div id={anchor} className="in-my-room-ways">
        <p className="text-muted">{t('productDetails.facts.inMyRoom.text')}</p>
        <ModelSize product={product} choosing={choosing} />
        <PhoneLinks product={product} page={page} />
        {isOpen && (
          <Suspense>
            <QrCode text={page} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** Says when the model was made in another size than the chosen one. */
function ModelSize({ product, choosing }: InMyRoomProps) {
  const t = useT();
  const { box } = sizeOfChoice(product, choosing);
  const model = product.outline?.size;
  if (!box || !model || isSameBox(box, model)) return null;
  const selected =
    sizeLabel(product, choosing.selection) ?? t('productDetails.facts.dimensionsValue', { ...box });
  return <OtherSize box={model} insteadOf={selected} />;
}

function PhoneLinks({ product, page }: { product: ProductDetail; page: string }) {
  const t = useT();
  const { publicUrl } = useShell();
  const { slug, name } = product;
  const viewer = sceneViewerLink({
    file: `${publicUrl}${modelAddress(slug, 'glb')}`,
    title: name,
    fallback: page,
  });
  return (
    <div className="in-my-room-links">
      {/* Quick Look opens at once only when a picture is all that the link contains. */}
      <a
        rel="ar"
        href={modelAddress(slug, 'usdz')}
        className="link"
        aria-label={t('productDetails.facts.inMyRoom.iphone')}
        data-label={t('productDetails.facts.inMyRoom.iphone')}
      >
        <img src="/icons/in-room.svg" alt="" width={24} height={24} />
      </a>
      <a href={viewer} className="link">
        {t('productDetails.facts.inMyRoom.android')}
      </a>
    </div>
  );
}
