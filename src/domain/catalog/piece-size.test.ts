import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsLift } from './fit.ts';
import type { Box } from './fit-geometry.ts';
import { sizeOfChoice } from './piece-size.ts';
import type { Variant } from './product.ts';

const sofaOf = (width: number): Box => ({ width, depth: 96, height: 82 });

const variant = (change: Partial<Variant>): Variant => ({
  ...{ id: '', sku: '', color: null, material: null, size: null, price: '10.00' },
  ...{ originalPrice: null, inventory: 5, imageUrl: null, dimensions: null, weight: null },
  ...change,
});

const product = (variants: Variant[]) => ({ dimensions: sofaOf(220), weight: 70, variants });

const choose = (variants: Variant[], index = 0) => {
  const selected = variants[index]!;
  return sizeOfChoice(product(variants), { variant: selected, selection: {} });
};

const long = variant({ size: '260', dimensions: sofaOf(260), weight: 81 });
const usual = variant({ size: '220' });
const short = variant({ size: '180', dimensions: sofaOf(180) });

describe('the size of a choice', () => {
  it('is that of the variant', () => {
    expect(choose([long, usual])).toEqual({ box: sofaOf(260), weight: 81, isOfOtherSize: false });
  });

  it('is that of the product for variants that differ in colour alone, and for the product', () => {
    const ofProduct = { box: sofaOf(220), weight: 70, isOfOtherSize: false };
    expect(choose([variant({ color: 'nile' }), variant({ color: 'sand' })])).toEqual(ofProduct);
    expect(sizeOfChoice(product([]), { variant: null, selection: {} })).toEqual(ofProduct);
  });

  it('is that of the product for the only size without its own', () => {
    expect(choose([usual, long, short])).toEqual({
      box: sofaOf(220),
      weight: 70,
      isOfOtherSize: false,
    });
  });

  it('is of another size when several have none, whose weight it does not take', () => {
    expect(choose([usual, variant({ size: '180' }), long])).toEqual({
      box: sofaOf(220),
      weight: null,
      isOfOtherSize: true,
    });
  });

  it('takes the dimensions of another variant in the same size, not its weight', () => {
    const walnut = variant({ size: '260', material: 'walnut' });
    expect(choose([walnut, long, usual])).toEqual({
      box: sofaOf(260),
      weight: null,
      isOfOtherSize: false,
    });
    const notMade = { variant: null, selection: { size: '260', material: 'oak' } };
    expect(sizeOfChoice(product([long, usual]), notMade).box).toEqual(sofaOf(260));
  });

  it('has no weight of the product when its dimensions are others', () => {
    expect(choose([short, usual]).weight).toBeNull();
    const same = variant({ size: '220', dimensions: sofaOf(220) });
    expect(choose([same, long]).weight).toBe(70);
  });

  it('answers for a lift: what is selected, not what is usual', () => {
    const lift = { doorWidth: 90, width: 110, depth: 140, height: 230 };
    expect(fitsLift(choose([usual, long, short], 0).box!, lift).level).toBe('yes');
    expect(fitsLift(choose([usual, long, short], 1).box!, lift)).toEqual({
      level: 'no',
      reason: 'cabin',
    });
  });
});

const lengths = fc.integer({ min: 1, max: 2000 });
const boxes = fc.record({ width: lengths, depth: lengths, height: lengths });
const sizedVariants = fc.array(
  fc
    .record({
      size: fc.constantFrom(null, 's', 'm', 'l'),
      dimensions: fc.option(boxes),
      weight: fc.option(fc.integer({ min: 1, max: 300 })),
    })
    .map(variant),
  { minLength: 1, maxLength: 6 },
);

it('never shows the box of a size as that of another, whatever was entered', () => {
  const products = fc.record({
    variants: sizedVariants,
    dimensions: fc.option(boxes),
    weight: fc.option(fc.integer({ min: 1, max: 300 })),
  });
  fc.assert(
    fc.property(products, (each) => {
      for (const selected of each.variants) {
        const shown = sizeOfChoice(each, { variant: selected, selection: {} });
        const entered = each.variants
          .filter(({ size }) => size === selected.size && size !== null)
          .concat(selected)
          .flatMap(({ dimensions }) => dimensions ?? []);
        if (selected.dimensions) expect(shown.box).toBe(selected.dimensions);
        else if (entered.length > 0) expect(entered).toContain(shown.box);
        else expect(shown.box).toBe(each.dimensions);
        const others = each.variants.filter(
          ({ size, dimensions }) => size && size !== selected.size && !dimensions,
        );
        if (entered.length === 0 && selected.size && each.dimensions && !shown.isOfOtherSize) {
          // Every other size has a box of its own.
          for (const { size } of others) {
            expect(each.variants.some((one) => one.size === size && one.dimensions)).toBe(true);
          }
        }
        if (selected.weight !== null) expect(shown.weight).toBe(selected.weight);
        else if (shown.weight !== null) expect(shown.box).toEqual(each.dimensions);
      }
    }),
  );
});
