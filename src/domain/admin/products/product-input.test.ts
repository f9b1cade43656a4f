import { expect, it } from 'vitest';
import { productInput } from './product-input.ts';

const texts = {
  ...Object.fromEntries(Object.keys(productInput.shape).map((field) => [field, ''])),
  name: 'Stool',
  slug: 'stool',
  sku: 'ST-1',
  category: 'office',
  kind: 'stool',
  price: '١٢٠',
  low_stock_threshold: '3',
};
const problems = (change: Record<string, string>) =>
  productInput
    .safeParse({ ...texts, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('accepts what is required alone, with Arabic digits', () => {
  expect(productInput.parse(texts)).toMatchObject({ price: '120.00', name_ar: null, variants: [] });
});

it.each([
  [{ name: ' ' }, 'name required'],
  [{ name: 'x'.repeat(121) }, 'name too_long'],
  [{ slug: 'Stool' }, 'slug invalid_slug'],
  [{ slug: 'a--b' }, 'slug invalid_slug'],
  [{ price: '0' }, 'price out_of_range'],
  [{ discount_price: '120' }, 'discount_price not_below_price'],
  [{ lead_time_min_days: '9', lead_time_max_days: '3' }, 'lead_time_max_days end_before_start'],
  [{ lead_time_min_days: '9' }, 'lead_time_max_days required'],
  [{ width: '80' }, 'width all_measures'],
  [{ warranty_years: '51' }, 'warranty_years out_of_range'],
  [{ category: 'garden' }, 'category required'],
  [
    {
      pictures:
        '[{"id":"1d9a8c51-3c1f-4a52-9e4b-111111111111","url":"javascript:alert(1)","alt_en":"","alt_ar":""}]',
    },
    'pictures.0.url invalid_link',
  ],
  [
    { option_colors: '[{"name":"Oak","name_ar":"","value":"oak","code":"red"}]' },
    'option_colors.0.code invalid_colour',
  ],
])('rejects %j', (change, problem) => {
  expect(problems(change)).toEqual([problem]);
});

it('reads words between commas of either script, each one time', () => {
  expect(productInput.parse({ ...texts, tags: 'oak، hand made, oak' }).tags).toEqual([
    'oak',
    'hand made',
  ]);
});
