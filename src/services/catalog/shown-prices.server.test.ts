import { beforeAll, describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/catalog/list-query.ts';
import {
  chargeOf,
  shownPrice,
  type ShownPrice,
  type StoredPrice,
} from '#domain/catalog/shown-price.ts';
import { chooseVariant, offerOf } from '#domain/catalog/variant-choice.ts';
import { isUnavailable } from '#domain/checkout/priced-line.ts';
import { toCents } from '#domain/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { readNewsletter } from '#services/campaigns/read-newsletter.server.ts';
import type { Campaign } from '#services/campaigns/campaign.ts';
import { checkInvariants } from '#services/invariants/check-invariants.server.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import { shownPriceText } from '#services/pricing/shown-price-text.server.ts';
import { searchSite } from '#services/search/search-site.server.ts';
import { findWishes } from '#services/wishlist/read-wishlist.server.ts';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import {
  generateCatalogue,
  storeCatalogue,
  type CatalogueProduct,
} from '#tests/support/generated-catalogue.ts';
import { compareProducts } from './compare-products.server.ts';
import { findProductCards } from './find-product-cards.server.ts';
import { findProduct } from './find-product.server.ts';
import { listProducts } from './list-products.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const caller = { ...visitor, attempt: requestFactsAt(now) };

let catalogue: CatalogueProduct[];
const database = fileDatabase({
  arrange: async (owner) => {
    catalogue = await storeCatalogue(owner, generateCatalogue());
  },
});

/** What every place must show of the published products, by their ids: the rule over what is stored. */
async function expectedPrices(): Promise<Map<string, ShownPrice>> {
  const products = await database.rows<StoredPrice & Record<'id', string> & Flags>(
    `select id, price, discount_price, is_preorder, is_sold_out from products
     where status = 'published'`,
  );
  const variants = await database.rows<StoredPrice & { product_id: string; inventory: number }>(
    'select product_id, price, discount_price, inventory from product_variants',
  );
  const byProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return new Map(
    products.map((product) => {
      const own = { ...chargeOf(product), isFrom: false };
      const charges = (byProduct.get(product.id) ?? []).map((row) => ({
        ...row,
        ...chargeOf(row),
      }));
      const flags = { isPreorder: product.is_preorder, isSoldOut: product.is_sold_out };
      return [product.id, shownPrice(charges, flags) ?? own];
    }),
  );
}

interface Flags {
  is_preorder: boolean;
  is_sold_out: boolean;
}

const shownOf = ({ price, originalPrice, isFrom }: ShownPrice): ShownPrice => ({
  ...{ price, originalPrice, isFrom },
});
const byId = (items: readonly (ShownPrice & { id: string })[]) =>
  new Map(items.map((item) => [item.id, shownOf(item)]));
const list = (search: string) => listProducts(readListQuery(new URLSearchParams(search)), visitor);

/** Every card of the list in its order. */
async function walk(search: string) {
  const { pages } = await list(search);
  const found = [];
  for (let page = 1; page <= pages; page += 1) {
    found.push(...(await list(`${search}&page=${page}`)).products);
  }
  return found;
}

const slugOf = (id: string) => catalogue.find((product) => product.id === id)!.slug;
const inOrder = (prices: ReadonlyMap<string, ShownPrice>) =>
  new Map([...prices].toSorted(([one], [other]) => (one < other ? -1 : 1)));

const moments: [name: string, change: string][] = [
  ['as they were entered', 'select 1'],
  [
    'after all prices were raised',
    `update product_variants set price = price + 7.5, discount_price = discount_price + 7.5
     where price < 9000000`,
  ],
  [
    'after some were reduced',
    `update product_variants set discount_price = round(price * 0.8, 2)
     where price > 0.02 and color <> 'oak'`,
  ],
  [
    'after single pieces were sold',
    'update product_variants set inventory = 0 where inventory = 1',
  ],
  ['after all of it was sold', 'update product_variants set inventory = 0'],
  ['after some came back', `update product_variants set inventory = 2 where color = 'sand'`],
  ['after others were made to order', 'update products set is_preorder = not is_preorder'],
  ['after they were sold out', 'update products set is_sold_out = not is_sold_out'],
  [
    'after variants were taken away',
    `delete from product_variants where color = 'nile' or size is null`,
  ],
];

describe.each(moments)('prices %s', (_name, change) => {
  let expected: Map<string, ShownPrice>;
  let published: string[];

  beforeAll(async () => {
    await database.owner.query(change);
    expected = inOrder(await expectedPrices());
    published = [...expected.keys()];
  });

  it('are alike on cards, in search results, wishlists and comparisons', async () => {
    expect(byId(await findProductCards(published, visitor))).toEqual(expected);
    expect(inOrder(byId(await findWishes(published, visitor)))).toEqual(expected);
    expect(byId(await compareProducts(published.map(slugOf), visitor))).toEqual(expected);
    const { results: found } = await searchSite('zibda', visitor);
    expect(found.length).toBeGreaterThan(5);
    for (const { id, prices } of found) expect(prices, id).toEqual(expected.get(id));
  });

  it('are what the page opens with, and what the cart and an offer for search engines charge', async () => {
    for (const [id, { price, originalPrice }] of expected) {
      const { product, related } = (await findProduct(id, visitor))!;
      for (const card of related) expect(shownOf(card)).toEqual(expected.get(card.id));
      const choice = product.hasVariants
        ? chooseVariant(product, {})
        : { selection: {}, variant: null };
      expect(offerOf(product, choice), id).toMatchObject({ price, originalPrice });
      const offers = product.variants.map((variant) => offerOf(product, { variant }));
      const inStock = offers.filter(({ most }) => most > 0);
      const lowest = Math.min(
        ...(inStock.length > 0 ? inStock : offers).map((offer) => Number(offer.price)),
      );
      if (product.hasVariants) expect(Number(price), id).toBe(lowest);
      const item = { product_id: id, variant_id: choice.variant?.id ?? null, quantity: 1 };
      const [line] = (await priceCart({ items: [item] }, caller)).lines;
      if (!isUnavailable(line!.state)) expect(line!.unitPrice, id).toBe(price);
    }
  });

  it('sort and filter the list as its cards show them', async () => {
    const sorted = await walk('sort=price-asc');
    expect(inOrder(byId(sorted))).toEqual(expected);
    const shown = sorted.map(({ price }) => toCents(price));
    expect(shown).toEqual(shown.toSorted((one, other) => Number(one - other)));
    const onSale = await walk('sale=yes');
    const reduced = [...expected].filter(([, { originalPrice }]) => originalPrice);
    expect(new Set(onSale.map(({ id }) => id))).toEqual(new Set(reduced.map(([id]) => id)));
    const prices = [...new Set(sorted.map(({ price }) => price))];
    for (const price of prices.filter((_, place) => place % 5 === 0)) {
      const within = await walk(`min=${price}&max=${price}`);
      expect(within.length).toBeGreaterThan(0);
      expect(new Set(within.map((card) => card.price))).toEqual(new Set([price]));
    }
  });

  it('are in the rows that other clients read, in newsletters and in lists of staff', async () => {
    const cells = { kind: 'product', text: '', text_ar: '', picture: '', link: '' };
    const blocks = published.map((id) => ({ id, ...cells, product: slugOf(id) }));
    const campaign = { blocks: JSON.stringify(blocks) } as Campaign;
    const { products } = await readNewsletter(campaign);
    for (const [id, { price, isFrom }] of expected) {
      const amount = formatMoney(price, 'en', 'USD');
      const text = isFrom ? `From ${amount}` : amount;
      expect(shownPriceText(products.get(slugOf(id))!, 'en'), id).toBe(text);
    }
    const rows = await database.rows<StoredPrice & { id: string; prices_differ: boolean }>(
      `select id, price, discount_price, prices_differ from products where status = 'published'`,
    );
    const stored = rows.map((row) => ({ ...chargeOf(row), id: row.id, isFrom: row.prices_differ }));
    expect(inOrder(byId(stored))).toEqual(expected);
    const broken = (await checkInvariants()).filter((each) => each.broken.length > 0);
    expect(broken.filter(({ name }) => name.includes('costs'))).toEqual([]);
  });
});
