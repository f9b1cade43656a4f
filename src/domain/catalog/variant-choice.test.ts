import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryPictures } from './gallery.ts';
import type { GalleryPicture, StockStatus, Variant } from './product.ts';
import {
  aspects,
  chooseVariant,
  offerOf,
  optionPrices,
  optionState,
  readOptionSelection,
  writeOptionSelection,
  type OptionSelection,
} from './variant-choice.ts';

const variant = (overrides: Partial<Variant>): Variant => ({
  ...{ id: '', sku: '', color: null, material: null, size: null, price: '10.00' },
  ...{ originalPrice: null, inventory: 5, imageUrl: null, dimensions: null, weight: null },
  ...overrides,
});
const product = (variants: Variant[], stockStatus: StockStatus = 'in_stock') => ({
  variants,
  stockStatus,
  lowStockThreshold: 3,
  price: '10.00',
  originalPrice: null,
});

const nileOak = variant({ id: 'a', color: 'nile', material: 'oak', inventory: 0 });
const nileWalnut = variant({ id: 'b', color: 'nile', material: 'walnut', price: '12.00' });
const brassOak = variant({ id: 'c', color: 'brass', material: 'oak' });
const sofa = product([nileOak, nileWalnut, brassOak]);

describe('without a selection', () => {
  it('the first available variant is selected, never one that is sold out', () => {
    expect(chooseVariant(product([nileOak, nileWalnut]), {}).variant).toBe(nileWalnut);
  });

  it('among those, the one with the price shown in lists', () => {
    expect(chooseVariant(sofa, {}).variant).toBe(brassOak);
  });

  it('the first is selected if none is available', () => {
    const gone = product([nileOak, { ...brassOak, inventory: 0 }]);
    expect(chooseVariant(gone, {}).variant).toBe(nileOak);
  });
});

describe('with a selection', () => {
  it('a partial one is completed with an available variant', () => {
    expect(chooseVariant(sofa, { color: 'nile' }).variant).toBe(nileWalnut);
    expect(chooseVariant(sofa, { material: 'oak' }).variant).toBe(brassOak);
  });

  it('a complete one stays selected although it is sold out', () => {
    expect(chooseVariant(sofa, { color: 'nile', material: 'oak' }).variant).toBe(nileOak);
  });

  it('a combination that does not exist stays selected, without a variant', () => {
    const choosing = chooseVariant(sofa, { color: 'brass', material: 'walnut' });
    expect(choosing).toEqual({ selection: { color: 'brass', material: 'walnut' }, variant: null });
  });

  it('values that the product does not come in are ignored', () => {
    expect(chooseVariant(sofa, { color: 'plaid', size: 'xxl' }).variant).toBe(brassOak);
  });
});

it('gives the price of each option with the rest of the selection, if prices differ', () => {
  const selection = { color: 'nile', material: 'walnut' };
  const ofMaterials = optionPrices(sofa, selection, 'material');
  expect([...ofMaterials]).toEqual([
    ['oak', '10.00'],
    ['walnut', '12.00'],
  ]);
  expect(optionPrices(sofa, selection, 'color').size).toBe(0);
  expect(optionPrices(sofa, { color: 'brass', material: 'oak' }, 'color').size).toBe(0);
});

it('reports for each option whether it is available with the rest of the selection', () => {
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

it('for any request every aspect has a value, and available variants are preferred', () => {
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

it('a selection written to an address is read back unchanged, with the other parameters', () => {
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

  it('sells nothing that is sold out or does not exist', () => {
    expect(offerOf(detail, { variant: nileOak })).toMatchObject({
      status: 'out_of_stock',
      most: 0,
    });
    expect(offerOf(detail, { variant: null })).toMatchObject({ status: null, most: 0 });
  });

  it('is that of the product if it has no variants', () => {
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

  it('of the selected colour come first, and those of other colours are left out', () => {
    expect(urls(all, { color: 'brass', material: 'oak' })).toEqual(['brass', 'front', 'side']);
  });

  it('fall back to the same colour in another material', () => {
    expect(urls(all, { color: 'nile', material: 'walnut' })).toEqual(['nile', 'front', 'side']);
  });

  it('start with those of the variant', () => {
    const own = { ...nileWalnut, imageUrl: 'walnut' };
    expect(urls(all, { color: 'nile', material: 'walnut' }, own)[0]).toBe('walnut');
  });

  it('begin with the main picture if none shows the colour', () => {
    const main = picture('main', 'a');
    expect(urls([main, picture('side')], { color: 'brass', material: 'oak' })).toEqual([
      'main',
      'side',
    ]);
  });

  it('are never empty if the product has some', () => {
    expect(urls([picture('nile', 'a')], { color: 'brass', material: 'oak' })).toEqual(['nile']);
    expect(urls([], {})).toEqual([]);
  });
});

it('lists the aspects in the order of selection', () => {
  expect(aspects).toEqual(['color', 'material', 'size']);
});
