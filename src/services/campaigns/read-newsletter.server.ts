import { sql } from 'kysely';
import { readNewsletterBlocks, type NewsletterBlock } from '#domain/campaigns/newsletter-blocks.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { PricedProduct } from '../pricing/shown-price-text.server.ts';
import type { Campaign } from './campaign.ts';

export interface NewsletterProduct extends PricedProduct {
  slug: string;
  name: string;
  name_ar: string | null;
  image_url: string | null;
}

/** A newsletter with what its blocks refer to, as visitors see it. */
export interface Newsletter {
  body: { en: string; ar: string };
  blocks: readonly NewsletterBlock[];
  products: ReadonlyMap<string, NewsletterProduct>;
  alts: ReadonlyMap<string, { en: string; ar: string }>;
}

/** Products that visitors cannot see are missing: their blocks are left out. */
export async function readNewsletter(campaign: Campaign): Promise<Newsletter> {
  const blocks = readNewsletterBlocks(campaign.blocks);
  const slugs = blocks.flatMap(({ product }) => product ?? []);
  const pictures = blocks.flatMap(({ picture }) => picture ?? []);
  const [products, alts] = await asVisitor().read(
    sql<NewsletterProduct>`
      select p.slug, p.name, p.name_ar, p.price, p.discount_price, p.prices_differ, p.image_url,
        s.currency, s.arabic_digits
      from public.products p cross join public.site_settings s
      where p.status = 'published' and p.slug = any (${slugs}::text[])`,
    db
      .selectFrom('media')
      .select(['address', 'alt_en', 'alt_ar'])
      .where('address', 'in', [...pictures, '']),
  );
  return {
    body: { en: campaign.body ?? '', ar: campaign.body_ar ?? '' },
    blocks,
    products: new Map(products.map((product) => [product.slug, product])),
    alts: new Map(alts.map(({ address, alt_en, alt_ar }) => [address, { en: alt_en, ar: alt_ar }])),
  };
}

/** Where the part of a newsletter leads; null for parts without a link. */
export function linkOfBlock(blocks: readonly NewsletterBlock[], part: string): string | null {
  const block = blocks[Number(part) - 1];
  if (block?.kind === 'product') return `/product/${encodeURIComponent(block.product ?? '')}`;
  return block?.link ?? null;
}
