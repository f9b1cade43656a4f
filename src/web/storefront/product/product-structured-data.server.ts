import { deliveryPromise, type StockLabel } from '#domain/catalog/delivery-promise.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import {
  aspects,
  offerOf,
  writeOptionSelection,
  type OptionSelection,
} from '#domain/catalog/variant-choice.ts';

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
    sku,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${availabilities[availability]}`,
    url: `${publicUrl}/product/${product.slug}${query}`,
  };
}
