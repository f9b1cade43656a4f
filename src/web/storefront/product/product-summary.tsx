import { type ReactNode, useRef } from 'react';
import { deliveryPromise } from '#domain/catalog/delivery-promise.ts';
import { galleryPictures } from '#domain/catalog/gallery.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Offer } from '#domain/catalog/variant-choice.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { StockBadge, useStockText } from '../../shared/stock/stock-badge.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyForm, useAddToCart } from './buy-form.tsx';
import { selectedLabels } from './selected-labels.ts';
import { NotifyForm } from './deferred-parts.ts';
import { MakerLine } from './maker-line.tsx';
import { Options } from './options.tsx';
import { useLatestChoice, type VariantSelection } from './use-variant-selection.ts';
import { RichText } from '../sections/rich-text.tsx';

interface ProductSummaryProps {
  product: ProductDetail;
  /** The selection that the page shows. */
  selected: VariantSelection;
  serverResult: FormResult | undefined;
  /** Delivery and sharing, which follow the page: React would empty what is not alive yet. */
  children: ReactNode;
}

/** Everything needed for the decision, in the order of deciding. */
export function ProductSummary(props: ProductSummaryProps) {
  const { product, selected, serverResult, children } = props;
  const { t, money } = useLanguage();
  const buttons = useRef<HTMLDivElement>(null);
  const { choosing, choose } = useLatestChoice(product, selected);
  const { offer, variant, selection } = choosing;
  const [picture] = galleryPictures(product, selection, variant);
  const buying = { product, choosing, picture };
  const addToCart = useAddToCart(buying);
  return (
    <div className="product-summary">
      <Title product={product} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          current={money(offer.price)}
          original={offer.originalPrice && money(offer.originalPrice)}
          size="large"
        />
        <StockBadge {...offer} leadTime={product.leadTime} />
        <MaterialLeft offer={offer} leadTime={product.leadTime} />
      </div>
      <Announcement product={product} choosing={choosing} />
      <div className="formatted product-description">
        <RichText nodes={product.richDescription} />
      </div>
      <Options product={product} selection={selection} onChoose={choose} />
      <div ref={buttons} className="grid gap-4">
        {offer.most > 0 && <BuyForm {...buying} />}
        {offer.status === null && <p role="status">{t('storefront.product.notMade')}</p>}
        {offer.most === 0 && offer.status !== null && (
          // What the server rendered for another variant is not made alive for this one.
          <NotifyForm
            key={variant?.id}
            product={product}
            variant={variant}
            serverResult={serverResult}
          />
        )}
      </div>
      {children}
      <BuyBar {...buying} buttons={buttons} onAdd={() => void addToCart(1)} />
    </div>
  );
}

/** Which piece it is, who made it, and how it is liked. */
function Title({ product }: Pick<ProductSummaryProps, 'product'>) {
  const { t } = useLanguage();
  const { name, workshop, town, maker, rating, reviewCount } = product;
  return (
    <div className="grid gap-3">
      <StoredMarkup name="title" data={[name, workshop, town, maker, rating, reviewCount]}>
        {() => (
          <>
            <h1>{name}</h1>
            <MakerLine {...{ workshop, town, maker }} />
            {reviewCount > 0 && (
              <a href="#reviews" className="inline-flex items-center gap-2 text-sm text-muted">
                <Stars rating={rating} />
                {t('storefront.product.reviewCount', { count: reviewCount })}
              </a>
            )}
          </>
        )}
      </StoredMarkup>
    </div>
  );
}

/** The honest form of urgency for pieces that are made after the order. */
function MaterialLeft({ offer, leadTime }: { offer: Offer } & Pick<ProductDetail, 'leadTime'>) {
  const { t } = useLanguage();
  const { status, pieces } = offer;
  if (status !== 'low_stock') return null;
  if (deliveryPromise({ status, leadTime }).availability !== 'made_in_weeks') return null;
  return (
    <p className="w-full text-sm text-muted">
      {t('storefront.stock.onTheRack', { count: pieces })}
    </p>
  );
}

/** Announces to screen readers what a choice has changed. */
function Announcement(props: { product: ProductDetail; choosing: VariantSelection }) {
  const { product, choosing } = props;
  const { t, money } = useLanguage();
  const stock = useStockText({ ...choosing.offer, leadTime: product.leadTime });
  const labels = selectedLabels(product, choosing.selection);
  if (labels.length === 0) return null;
  return (
    <p role="status" className="sr-only">
      {t('storefront.product.announce', {
        choice: labels.map(({ name }) => name).join(', '),
        price: money(choosing.offer.price),
        stock,
      })}
    </p>
  );
}
