import { useEffect, useRef, useState } from 'react';
import { modelAddress, sceneViewerLink } from '#domain/catalog/models.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

const QrCode = addedPart(async () => (await import('./qr-code.tsx')).default);
const anchor = 'in-my-room';

/**
 * The telephone's own viewer shows the piece through its camera. Page and links need no script,
 * and the page is the same for every device; style sheets show what suits it.
 */
export function InMyRoom({ product }: { product: ProductDetail }) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { publicUrl, prefix } = useShell();
  const page = `${publicUrl}${prefix}/product/${product.slug}#${anchor}`;
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
        <PhoneLinks product={product} page={page} />
        {isOpen && <QrCode text={page} />}
      </div>
    </details>
  );
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
