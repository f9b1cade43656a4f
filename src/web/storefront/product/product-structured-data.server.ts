import { deliveryPromise, type StockLabel } from '#domain/catalog/delivery-promise.ts';
import { sizeOfChoice, type PieceSize } from '#domain/catalog/piece-size.ts';
import type { ProductDetail, Variant } from '#domain/catalog/product.ts';
import {
  aspects,
  type Aspect,
  offerOf,
  writeOptionSelection,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';
import { labelledChoices } from './selected-labels.ts';

const availabilities: Record<StockLabel, string> = {
  in_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  out_of_stock: 'OutOfStock',
  sold_out: 'SoldOut',
  pre_order: 'PreOrder',
  made_in_weeks: 'MadeToOrder',
};

interface Shop {
  publicUrl: string;
  currency: string;
}

/** schema.org data of a product; each variant is an offer of its own. */
export function productStructuredData(product: ProductDetail, shop: Shop) {
  const { reviewCount, rating, variants } = product;
  const { publicUrl } = shop;
  const offers = (variants.length > 0 ? variants : [null]).map((variant) =>
    offer(product, variant, shop),
  );
  const size = sizeOfChoice(product, { variant: null, selection: {} });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    ...(product.workshop && {
      manufacturer: { '@type': 'Organization', name: product.workshop },
    }),
    productID: product.id,
    ...(!hasSizes(product) && measures(size)),
    image: product.pictures.map(({ url }) => `${publicUrl}${url}`),
    offers: offers.length === 1 ? offers[0] : offers,
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

function offer(
  product: ProductDetail,
  variant: ProductDetail['variants'][number] | null,
  { publicUrl, currency }: Shop,
) {
  const { sku, price, status } = offerOf(product, { variant });
  const { leadTime } = product;
  const { availability } = deliveryPromise({ status: status ?? 'sold_out', leadTime });
  const selection = Object.fromEntries(
    aspects.map((aspect) => [aspect, variant?.[aspect] ?? undefined]),
  ) as OptionSelection;
  const query = writeOptionSelection(new URLSearchParams(), selection);
  return {
    '@type': 'Offer',
    ...(variant && hasSizes(product) && { itemOffered: variantStructuredData(product, variant) }),
    sku,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${availabilities[availability]}`,
    url: `${publicUrl}/product/${product.slug}${query}`,
  };
}

const hasSizes = ({ variants }: ProductDetail): boolean =>
  variants.some(({ size, dimensions, weight }) => size ?? dimensions ?? weight);

/** What distinguishes a variant from the others, above all its size. */
function variantStructuredData(product: ProductDetail, variant: Variant) {
  const { sku, color, material, size } = variant;
  const shown = sizeOfChoice(product, { variant, selection: {} });
  const named = (aspect: Aspect, value: string | null) =>
    labelledChoices(product, aspect).find((choice) => choice.value === value)?.name;
  return {
    '@type': 'Product',
    name: product.name,
    sku,
    color: named('color', color),
    material: named('material', material),
    size: named('size', size),
    ...(!shown.isOfOtherSize && measures(shown)),
  };
}

/** In the units of UN/CEFACT: centimetres and kilograms. */
const measures = ({ box, weight }: Pick<PieceSize, 'box' | 'weight'>) => ({
  ...(box && { width: length(box.width), depth: length(box.depth), height: length(box.height) }),
  ...(weight !== null && {
    weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' },
  }),
});

const length = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });
