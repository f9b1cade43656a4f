import type { ProductDetail, StockStatus } from '#domain/catalog/product.ts';

const availability: Record<StockStatus, string> = {
  in_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  out_of_stock: 'OutOfStock',
  sold_out: 'SoldOut',
  pre_order: 'PreOrder',
};

interface Shop {
  publicUrl: string;
  currency: string;
}

/** What search engines read about a product (schema.org). */
export function productStructuredData(product: ProductDetail, { publicUrl, currency }: Shop) {
  const { reviewCount, rating } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    productID: product.id,
    image: product.pictures.map(({ url }) => `${publicUrl}${url}`),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability[product.stockStatus]}`,
      url: `${publicUrl}/product/${product.slug}`,
    },
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}
