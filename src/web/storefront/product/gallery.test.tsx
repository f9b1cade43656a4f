import { expect, test } from 'vitest';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import Gallery from './gallery.tsx';
import type { VariantSelection } from './use-variant-selection.ts';

const [teal, olive] = [
  { id: 'a', color: 'teal', material: null, size: null, imageUrl: null },
  { id: 'b', color: 'olive', material: null, size: null, imageUrl: null },
];
const named = (value: string, name: string) => ({ value, name, names: { en: name, ar: name } });
const picture = { url: '/front/960.webp', alt: 'Front', width: 960, height: 1200, color: null };
const sofa = {
  name: 'Rawda Sofa',
  variants: [teal, olive],
  choices: { colors: [named('teal', 'Teal'), named('olive', 'Olive')], materials: [], sizes: [] },
  pictures: [{ ...picture, variantId: 'a' }],
} as unknown as ProductDetail;
const choosing = (color: string) =>
  ({
    selection: { color },
    variant: color === 'olive' ? olive : teal,
  }) as unknown as VariantSelection;

test('the gallery says so when its picture shows another colour than the chosen one', () => {
  const shown = render(<Gallery product={sofa} choosing={choosing('olive')} />);
  expect(shown).toContain('/front/');
  expect(shown).toContain('Shown in Teal; the swatch shows Olive.');
  expect(render(<Gallery product={sofa} choosing={choosing('teal')} />)).not.toContain('swatch');
});
