import { query } from './query.ts';

export type Product = {
  id: string;
  name: string;
  slug: string;
  sku: string;
  category: string;
  description: string;
  price: number;
  quantity: number;
  /** Below `public`. */
  picture: string;
};

/** What our demo shop sells, for the peer to sell too. */
export function readProducts(databaseUrl: string): Promise<Product[]> {
  return query<Product>(
    databaseUrl,
    `select id, name, slug, sku, category, description, price::float8 as price, quantity,
            image_url as picture
     from products where status = 'published' order by slug`,
  );
}
