import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { productDetailsArea } from '#i18n/areas/product-details.ts';
import { galleryPictures } from '#domain/catalog/gallery.ts';
import type { GalleryPicture, ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { mainPictureSizes, StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';
import { followPointer, leavePicture } from './hover-zoom.ts';
import { shownChoice } from './shown-choice.ts';
import type { VariantSelection } from './use-variant-selection.ts';

const Lightbox = addedPart(async () => (await import('./lightbox.tsx')).default, {
  messages: [productDetailsArea],
});

interface GalleryProps {
  name: string;
  pictures: GalleryPicture[];
  /** Says so when the first picture shows another choice. */
  note: string | null;
}

/** Begins again with the first picture when another variant is chosen. */
export default function Gallery(props: { product: ProductDetail; choosing: VariantSelection }) {
  const { product, choosing } = props;
  const { selection, variant } = choosing;
  const { t } = useLanguage();
  const pictures = galleryPictures(product, selection, variant);
  const other = shownChoice(product, selection, pictures[0]);
  return (
    <PictureStrip
      key={pictures[0]?.url}
      name={product.name}
      pictures={pictures}
      note={other && t('productDetails.shownChoice', other)}
    />
  );
}

/**
 * A strip that scrolls and snaps natively, with thumbnails that are links within the page: both
 * work without scripts.
 */
function PictureStrip({ name, pictures, note }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const shown = useShownPicture(strip, pictures.length);
  const [enlarged, setEnlarged] = useState<number | null>(null);

  const show = (event: MouseEvent, position: number) => {
    event.preventDefault();
    const picture = strip.current?.children[position];
    picture?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  return (
    <div className="gallery" data-single={pictures.length === 1 || undefined}>
      {pictures.length > 1 && (
        <Thumbnails name={name} pictures={pictures} shown={shown} onShow={show} />
      )}
      <ul ref={strip} className="gallery-strip">
        {pictures.map((picture, position) => (
          <li key={picture.url} id={`picture-${position + 1}`}>
            <MainPicture
              name={name}
              picture={picture}
              isFirst={position === 0}
              onEnlarge={() => setEnlarged(position)}
            />
          </li>
        ))}
      </ul>
      {note && <p className="col-end-[-1] text-sm text-muted">{note}</p>}
      {enlarged !== null && (
        <Lightbox
          name={name}
          pictures={pictures}
          start={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  );
}

interface MainPictureProps {
  name: string;
  picture: GalleryPicture;
  isFirst: boolean;
  onEnlarge: () => void;
}

function MainPicture({ name, picture, isFirst, onEnlarge }: MainPictureProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="gallery-picture"
      aria-label={t('storefront.product.enlarge', { picture: picture.alt })}
      onClick={onEnlarge}
      onPointerMove={followPointer}
      onPointerLeave={leavePicture}
    >
      <StoredPicture
        picture={picture}
        title={name}
        frame="product"
        sizes={mainPictureSizes}
        priority={isFirst}
      />
      <span className="gallery-hint">
        <PlusIcon />
      </span>
    </button>
  );
}

interface ThumbnailsProps extends Omit<GalleryProps, 'note'> {
  shown: number;
  onShow: (event: MouseEvent, position: number) => void;
}

function Thumbnails({ name, pictures, shown, onShow }: ThumbnailsProps) {
  const { t } = useLanguage();
  return (
    <ul className="gallery-thumbnails" aria-label={t('storefront.product.pictures')}>
      {pictures.map((picture, position) => (
        <li key={picture.url}>
          <a
            href={`#picture-${position + 1}`}
            className="gallery-thumbnail"
            aria-label={t('storefront.product.picture', {
              picture: position + 1,
              total: pictures.length,
            })}
            aria-current={position === shown || undefined}
            onClick={(event) => onShow(event, position)}
          >
            <StoredPicture picture={picture} alt="" title={name} frame="product" sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The index of the visible picture, changed by swipe, arrow or thumbnail. */
function useShownPicture(strip: RefObject<HTMLUListElement | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setShown([...element.children].indexOf(entry.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const picture of element.children) observer.observe(picture);
    return () => observer.disconnect();
  }, [strip, count]);
  return shown;
}
