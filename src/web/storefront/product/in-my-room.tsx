import { useEffect, useRef, useState } from 'react';
import { sceneViewerLink, type PieceModel } from '#domain/catalog/models.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { writeOptionSelection } from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { OtherSize } from './other-size.tsx';
import { roomModelOf, type RoomModel } from './room-model.ts';
import type { VariantSelection } from './use-variant-selection.ts';

const QrCode = addedPart(async () => (await import('./qr-code.tsx')).default);
const anchor = 'in-my-room';

interface InMyRoomProps {
  product: ProductDetail;
  choosing: VariantSelection;
}

export function InMyRoom(props: InMyRoomProps) {
  const shown = roomModelOf(props.product, props.choosing);
  return shown && <RoomViewers {...props} {...shown} />;
}

/**
 * The telephone's own viewer shows the piece through its camera. Page and links need no script,
 * and the page is the same for every device; style sheets show what suits it.
 */
function RoomViewers({ product, choosing, model, insteadOf }: InMyRoomProps & RoomModel) {
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
        <p className="text-muted">
          {t(`productDetails.facts.inMyRoom.${insteadOf ? 'otherSize' : 'text'}`)}
        </p>
        <OtherSize box={model.size} insteadOf={insteadOf} />
        <PhoneLinks name={product.name} model={model} page={page} />
        {isOpen && <QrCode text={page} />}
      </div>
    </details>
  );
}

interface PhoneLinksProps {
  name: string;
  model: PieceModel;
  /** Where a telephone without a viewer goes. */
  page: string;
}

function PhoneLinks({ name, model, page }: PhoneLinksProps) {
  const t = useT();
  const { publicUrl } = useShell();
  const viewer = sceneViewerLink({ file: `${publicUrl}${model.glb}`, title: name, fallback: page });
  return (
    <div className="in-my-room-links">
      {/* Quick Look opens at once only when a picture is all that the link contains. */}
      {model.usdz && (
        <a
          rel="ar"
          href={model.usdz}
          className="link"
          aria-label={t('productDetails.facts.inMyRoom.iphone')}
          data-label={t('productDetails.facts.inMyRoom.iphone')}
        >
          <img src="/icons/in-room.svg" alt="" width={24} height={24} />
        </a>
      )}
      <a href={viewer} className="link">
        {t('productDetails.facts.inMyRoom.android')}
      </a>
    </div>
  );
}
