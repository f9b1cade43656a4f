import { describe, expect, it } from 'vitest';
import { combinationKey, findVariantProblems } from './find-variant-problems.ts';
import { makeCombinations, variantSku } from './make-combinations.ts';
import { plainNumber, readSheet, typedAmount } from './paste-cells.ts';
import { slugFromName } from './slug-from-name.ts';

const variant = (color: string | null, sku: string, change = {}) => ({
  id: '',
  color,
  material: null,
  size: null,
  sku,
  price: '120.00',
  discount_price: null,
  ...{ width: null, depth: null, height: null, weight: null },
  ...change,
});
const product = (...variants: ReturnType<typeof variant>[]) => ({
  variants,
  option_colors: [{ value: 'oak' }, { value: 'walnut' }],
  option_materials: [],
  option_sizes: [],
});

describe('the variants of a product', () => {
  it('are right when each combination is offered and exists one time', () => {
    expect(findVariantProblems(product(variant('oak', 'A'), variant('walnut', 'B')))).toEqual([]);
  });

  it('name the second of two equal combinations, and the second of two equal SKUs', () => {
    expect(findVariantProblems(product(variant('oak', 'A'), variant('oak', 'A')))).toEqual([
      { place: 1, cell: 'color', problem: 'duplicate_combination' },
      { place: 1, cell: 'sku', problem: 'taken' },
    ]);
  });

  it('have options that the product offers, and one of each kind that it offers', () => {
    const problems = findVariantProblems(
      product(variant('ash', 'A'), variant(null, 'B'), variant('oak', 'C', { size: 'xl' })),
    );
    expect(problems.map(({ place, cell, problem }) => [place, cell, problem])).toEqual([
      [0, 'color', 'unknown_option'],
      [1, 'color', 'unknown_option'],
      [2, 'size', 'unknown_option'],
    ]);
  });

  it('cost less on sale', () => {
    const sale = (discount_price: string) =>
      findVariantProblems(product(variant('oak', 'A', { discount_price })));
    expect(sale('119.99')).toEqual([]);
    expect(sale('120.00')).toMatchObject([{ cell: 'discount_price', problem: 'not_below_price' }]);
  });
});

it('are measured on all three sides, or on none', () => {
  const measured = (change: object) =>
    findVariantProblems(product(variant('oak', 'A', change))).map(({ cell, problem }) => [
      cell,
      problem,
    ]);
  expect(measured({ width: 80, depth: 40, height: 75 })).toEqual([]);
  expect(measured({ width: 80, height: 75 })).toEqual([['width', 'all_measures']]);
  expect(measured({ depth: 40 })).toEqual([['width', 'all_measures']]);
});

describe('combinations', () => {
  const values = { color: ['oak', 'walnut'], material: [], size: ['s', 'm', 'l'] };

  it('are all that no variant has yet', () => {
    const existing = [{ color: 'oak', material: '', size: 'm' }];
    const made = makeCombinations(values, existing);
    expect(made).toHaveLength(5);
    expect(makeCombinations(values, [...existing, ...made])).toEqual([]);
    expect(new Set(made.map(combinationKey)).size).toBe(5);
  });

  it('need an option', () => {
    expect(makeCombinations({ color: [], material: [], size: [] }, [])).toEqual([]);
  });

  it('make SKUs of their options', () => {
    const combined = { color: 'oak', material: '', size: 'l' };
    expect(variantSku('SOFA-12', combined)).toBe('SOFA-12-OAK-L');
  });
});

it('reads cells of a spreadsheet, also from Windows and with Arabic digits', () => {
  expect(readSheet('A\t10\r\nB\t20\r\n')).toEqual([
    ['A', '10'],
    ['B', '20'],
  ]);
  expect(['١٬٢٥٠٫٥٠', '1,250.50', '1250,5', ' 12 '].map(plainNumber)).toEqual([
    '1250.50',
    '1250.50',
    '1250.5',
    '12',
  ]);
  expect(['١٠٠', '1,250.5', 'ten', ''].map(typedAmount)).toEqual(['100.00', '1250.50', null, null]);
});

it('makes addresses of names', () => {
  expect(slugFromName('Café chair, no. 2')).toBe('cafe-chair-no-2');
  expect(slugFromName('  The Weaver’s stool ')).toBe('the-weavers-stool');
  expect(slugFromName('كرسي')).toBe('');
});
