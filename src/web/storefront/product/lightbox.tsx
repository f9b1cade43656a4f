import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GalleryPicture } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { useUiLabels } from '#ui/labels.tsx';
import { PreviousNext } from '#ui/previous-next.tsx';
import { useDirection } from '#ui/use-direction.ts';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import './lightbox.css';
import { useZoom } from './use-zoom.ts';

/** The zoom factor of one press. */
const zoomIn = 1.6;

interface LightboxProps {
  name: string;
  pictures: GalleryPicture[];
  start: number;
  onClose: () => void;
}

/** The pictures in full screen: swipe, arrows, pinch, double tap, plus and minus. */
export default function Lightbox({ name, pictures, start, onClose }: LightboxProps) {
  const { t } = useLanguage();
  const labels = useUiLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [position, setPosition] = useState(start);
  const picture = pictures[position]!;
  const go = (step: number) => setPosition((position + step + pictures.length) % pictures.length);
  const { target, handlers, scale, to } = useZoom({
    picture: picture.url,
    onSwipe: pictures.length > 1 ? go : undefined,
  });
  const onKeyDown = useKeys(go, { zoomIn: () => to(scale * zoomIn), whole: () => to(1) });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('productDetails.lightbox.title', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox-bar">
        <p aria-live="polite" className="text-sm">
          {pictures.length > 1 &&
            t('storefront.product.picture', { picture: position + 1, total: pictures.length })}
        </p>
        <div className="ms-auto flex">
          <IconButton label={t('productDetails.lightbox.zoomOut')} onClick={() => to(1)}>
            <MinusIcon />
          </IconButton>
          <IconButton
            label={t('productDetails.lightbox.zoomIn')}
            onClick={() => to(scale * zoomIn)}
          >
            <PlusIcon />
          </IconButton>
          <IconButton label={labels.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <div className="lightbox-frame" {...handlers}>
        <div ref={target} className="lightbox-picture">
          <StoredPicture
            key={picture.url}
            picture={picture}
            title={name}
            frame="product"
            sizes="200vw"
            priority
          />
        </div>
      </div>
      <div className="lightbox-bar">
        <p className="text-sm text-muted max-sm:sr-only">{t('productDetails.lightbox.hint')}</p>
        {pictures.length > 1 && <PreviousNext onStep={go} className="ms-auto flex" />}
      </div>
    </dialog>
  );
}

/** Arrow keys move in their direction; the dialog handles Escape. */
function useKeys(go: (step: number) => void, zoom: { zoomIn: () => void; whole: () => void }) {
  const forward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (isArrow) go(event.key === forward ? 1 : -1);
    else if (event.key === '+' || event.key === '=') zoom.zoomIn();
    else if (event.key === '-' || event.key === '0') zoom.whole();
    else return;
    event.preventDefault();
  };
}
