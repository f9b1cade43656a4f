import { expect, test } from 'vitest';
import type { ProductCard } from '#domain/catalog/product.ts';
import { renderForTest as render } from '../../shared/testing/render-for-test.tsx';
import { ProductGrid } from './product-card.tsx';

const card: ProductCard = {
  ...{ id: 'x', slug: 'x', name: 'Dar al-Kutub Bookcase', category: 'office' },
  ...{ workshop: 'Abu Samra & Sons', town: 'Damietta', swatches: [], hasVariants: false },
  ...{ picture: null, secondPicture: null, rating: 4.7, isNew: false },
  ...{ price: '1440.00', originalPrice: null, isFrom: false },
  ...{ stockStatus: 'in_stock', leadTime: { from: 3, to: 5 } },
};

test('the name of a card breaks between words, never after a hyphen', () => {
  expect(render(<ProductGrid products={[card]} />)).toContain(
    'Dar <span class="whitespace-nowrap">al-Kutub</span> Bookcase</h3>',
  );
});

test('a card says when a piece leaves, if that is soon, or how long it is made', () => {
  const shown = (to: number) =>
    render(<ProductGrid products={[{ ...card, leadTime: { from: 1, to } }]} />);
  expect(shown(5)).toContain('Leaves within 5 days');
  expect(shown(12)).not.toContain('product-card-wait');
  expect(shown(28)).toContain('Made in 1 to 4 weeks');
});
