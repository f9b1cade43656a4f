import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryPictures } from './gallery.ts';
import type { GalleryPicture, StockStatus, Variant } from './product.ts';
import {
  aspects,
  chooseVariant,
  offerOf,
  optionState,
  readOptionSelection,
  writeOptionSelection,
  type OptionSelection,
} from './variant-choice.ts';

const variant = (overrides: Partial<Variant>): Variant => ({
  ...{ id: '', sku: '', color: null, material: null, size: null, price: '10.00' },
  ...{ originalPrice: null, inventory: 5, imageUrl: null },
  ...overrides,
});
const product = (variants: Variant[], stockStatus: StockStatus = 'in_stock') => ({
  variants,
  stockStatus,
  lowStockThreshold: 3,
  price: '10.00',
});

const nileOak = variant({ id: 'a', color: 'nile', material: 'oak', inventory: 0 });
const nileWalnut = variant({ id: 'b', color: 'nile', material: 'walnut', price: '12.00' });
const brassOak = variant({ id: 'c', color: 'brass', material: 'oak' });
const sofa = product([nileOak, nileWalnut, brassOak]);

describe('without a wish', () => {
  it('the first variant that can be bought is chosen, never one that is gone', () => {
    expect(chooseVariant(product([nileOak, nileWalnut]), {}).variant).toBe(nileWalnut);
  });

  it('among those, the one that costs what the lists say', () => {
    expect(chooseVariant(sofa, {}).variant).toBe(brassOak);
  });

  it('the first is chosen where none can be bought', () => {
    const gone = product([nileOak, { ...brassOak, inventory: 0 }]);
    expect(chooseVariant(gone, {}).variant).toBe(nileOak);
  });
});

describe('with a wish', () => {
  it('a partial one is completed by what can be bought', () => {
    expect(chooseVariant(sofa, { color: 'nile' }).variant).toBe(nileWalnut);
    expect(chooseVariant(sofa, { material: 'oak' }).variant).toBe(brassOak);
  });

  it('a complete one is kept although it is sold out', () => {
    expect(chooseVariant(sofa, { color: 'nile', material: 'oak' }).variant).toBe(nileOak);
  });

  it('a combination that is not made is kept, and is no variant', () => {
    const choosing = chooseVariant(sofa, { color: 'brass', material: 'walnut' });
    expect(choosing).toEqual({ selection: { color: 'brass', material: 'walnut' }, variant: null });
  });

  it('values that the product does not come in are ignored', () => {
    expect(chooseVariant(sofa, { color: 'plaid', size: 'xxl' }).variant).toBe(brassOak);
  });
});

it('says of each option whether it can be had with the rest of the choice', () => {
  const selection = { color: 'nile', material: 'walnut' };
  expect(optionState(sofa, selection, ['color', 'nile'])).toBe('available');
  expect(optionState(sofa, selection, ['material', 'oak'])).toBe('sold_out');
  expect(optionState(sofa, selection, ['color', 'brass'])).toBe('not_made');
});

const values = fc.constantFrom('x', 'y', 'z');
const anyVariants = fc
  .uniqueArray(
    fc.record({ color: values, material: values, inventory: fc.integer({ min: 0, max: 4 }) }),
    { minLength: 1, selector: ({ color, material }) => `${color} ${material}` },
  )
  .map((list) => list.map((overrides, index) => variant({ ...overrides, id: String(index) })));
const anyWish = fc.record(
  { color: fc.constantFrom('x', 'y', 'other'), material: values, size: values },
  { requiredKeys: [] },
);
const anyStatus = fc.constantFrom<StockStatus>('in_stock', 'sold_out', 'pre_order');

it('whatever is asked, every aspect has a value, and buyable is preferred to gone', () => {
  fc.assert(
    fc.property(anyVariants, anyWish, anyStatus, (variants, request, status) => {
      const choosable = product(variants, status);
      const { selection, variant: found } = chooseVariant(choosable, request);
      expect(Object.keys(selection)).toEqual(['color', 'material']);
      if (found) expect(found).toMatchObject(selection);
      else expect(request).toMatchObject(selection);
      const free = chooseVariant(choosable, {}).variant!;
      if (free.inventory === 0 && status === 'in_stock') {
        expect(variants.every(({ inventory }) => inventory === 0)).toBe(true);
      }
    }),
  );
});

it('an address that says a choice gives the same choice back, and keeps what else it says', () => {
  fc.assert(
    fc.property(anyWish, (request) => {
      const search = new URLSearchParams('color=old&reviews=highest');
      const written = new URLSearchParams(writeOptionSelection(search, request));
      expect(readOptionSelection(written)).toEqual(request);
      expect(written.get('reviews')).toBe('highest');
    }),
  );
});

describe('the offer', () => {
  const detail = { ...sofa, price: '10.00', originalPrice: null, sku: 'S', quantity: 7 } as never;

  it('has the price and the stock of the variant', () => {
    const offer = offerOf(detail, { variant: { ...nileWalnut, inventory: 2 } });
    expect(offer).toMatchObject({ price: '12.00', status: 'low_stock', pieces: 2, most: 2 });
  });

  it('sells nothing that is gone or not made', () => {
    expect(offerOf(detail, { variant: nileOak })).toMatchObject({
      status: 'out_of_stock',
      most: 0,
    });
    expect(offerOf(detail, { variant: null })).toMatchObject({ status: null, most: 0 });
  });

  it('is the product’s own where there is nothing to choose', () => {
    const plain = { ...(detail as object), variants: [] } as never;
    expect(offerOf(plain, { variant: null })).toMatchObject({ status: 'in_stock', most: 7 });
  });

  it('sells nothing of a product that was declared sold out, and some of a pre-order', () => {
    const flagged = (stockStatus: StockStatus) => ({ ...(detail as object), stockStatus }) as never;
    expect(offerOf(flagged('sold_out'), { variant: nileWalnut }).most).toBe(0);
    expect(offerOf(flagged('pre_order'), { variant: nileOak }).most).toBeGreaterThan(0);
  });
});

describe('the pictures', () => {
  const picture = (url: string, variantId: string | null = null): GalleryPicture => ({
    ...{ url, variantId, alt: '', width: 4, height: 5, color: null },
  });
  const urls = (
    pictures: GalleryPicture[],
    selection: OptionSelection,
    own: Variant | null = null,
  ) =>
    galleryPictures({ name: 'Sofa', pictures, variants: sofa.variants }, selection, own).map(
      ({ url }) => url,
    );
  const all = [picture('front'), picture('nile', 'a'), picture('brass', 'c'), picture('side')];

  it('of the chosen colour come first, and those of others not at all', () => {
    expect(urls(all, { color: 'brass', material: 'oak' })).toEqual(['brass', 'front', 'side']);
  });

  it('are borrowed from the same colour in another material', () => {
    expect(urls(all, { color: 'nile', material: 'walnut' })).toEqual(['nile', 'front', 'side']);
  });

  it('begin with the variant’s own', () => {
    const own = { ...nileWalnut, imageUrl: 'walnut' };
    expect(urls(all, { color: 'nile', material: 'walnut' }, own)[0]).toBe('walnut');
  });

  it('are never none where there are some', () => {
    expect(urls([picture('nile', 'a')], { color: 'brass', material: 'oak' })).toEqual(['nile']);
    expect(urls([], {})).toEqual([]);
  });
});

it('knows the aspects in the order in which people choose', () => {
  expect(aspects).toEqual(['color', 'material', 'size']);
});
