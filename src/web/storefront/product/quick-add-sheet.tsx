import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { galleryPictures } from '#domain/catalog/gallery.ts';
import type { ProductCard, ProductDetail } from '#domain/catalog/product.ts';
import { chooseVariant, offerOf, type OptionSelection } from '#domain/catalog/variant-choice.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { ProductView } from '#services/catalog/find-product.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { reportLoadFailure } from '../../shared/connection/load-failures.ts';
import { productCardSizes, StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { StockBadge } from '../../shared/stock/stock-badge.tsx';
import { useAddToCart } from './buy-form.tsx';
import { OptionFields } from './options.tsx';

interface QuickAddSheetProps {
  product: ProductCard;
  onClose: () => void;
}

/** Loads the piece with today's price and stock; without options it goes straight into the cart. */
export default function QuickAddSheet({ product, onClose }: QuickAddSheetProps) {
  const { load, data, state } = useFetcher<ProductView>();
  const path = `/product/${product.slug}`;
  useEffect(() => void load(path), [load, path]);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (state === 'loading') wasAsked.current = true;
    if (state !== 'idle' || !wasAsked.current || data) return;
    reportLoadFailure();
    onClose();
  }, [state, data, onClose]);
  if (!data) return null;
  return product.hasVariants ? (
    <ChooseVariant product={data.product} onClose={onClose} />
  ) : (
    <AddDirectly product={data.product} onClose={onClose} />
  );
}

interface LoadedProps {
  product: ProductDetail;
  onClose: () => void;
}

function AddDirectly({ product, onClose }: LoadedProps) {
  const choosing = { selection: {}, variant: null, offer: offerOf(product, { variant: null }) };
  const addToCart = useAddToCart({ product, choosing, picture: product.pictures[0] });
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) return;
    isAdded.current = true;
    void addToCart(1).then(onClose);
  });
  return null;
}

function ChooseVariant({ product, onClose }: LoadedProps) {
  const { t, money } = useLanguage();
  const id = useId();
  const [wanted, setWanted] = useState<OptionSelection>({});
  const choice = chooseVariant(product, wanted);
  const offer = offerOf(product, choice);
  const [picture] = galleryPictures(product, choice.selection, choice.variant);
  const addToCart = useAddToCart({ product, choosing: { ...choice, offer }, picture });
  const add = () => void addToCart(1).then(onClose);
  return (
    <Sheet
      id={id}
      open
      title={product.name}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={`/product/${product.slug}`} variant="quiet">
            {t('storefront.shop.seePiece')}
          </ButtonLink>
          <Button className="grow" disabled={offer.most === 0} onClick={add}>
            {t('storefront.product.addToCart')}
          </Button>
        </>
      }
    >
      <div className="quick-add-sheet">
        {picture && (
          <StoredPicture picture={picture} alt="" frame="product" sizes={productCardSizes} />
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price
            current={money(offer.price)}
            original={offer.originalPrice && money(offer.originalPrice)}
          />
          <StockBadge status={offer.status} leadTime={product.leadTime} pieces={offer.pieces} />
        </p>
        <OptionFields product={product} selection={choice.selection} onChoose={setWanted} />
      </div>
    </Sheet>
  );
}
