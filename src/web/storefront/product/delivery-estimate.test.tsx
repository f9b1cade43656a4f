import { expect, it } from 'vitest';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Offer } from '#domain/catalog/variant-choice.ts';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';

const cairo = { code: 'cairo', name: 'Cairo', fee: '0', road: { from: 1, to: 2 } };
const aswan = { code: 'aswan', name: 'Aswan', fee: '75', road: { from: 4, to: 9 } };

const estimate = (...governorates: object[]) =>
  renderForTest(
    <DeliveryEstimate
      product={{ leadTime: { from: 0, to: 0 } } as ProductDetail}
      offer={{ status: 'in_stock' } as Offer}
      governorates={governorates as Governorate[]}
      today="2026-11-15"
    />,
  );

it('assumes no governorate before one is chosen', () => {
  const html = estimate(cairo, aswan);
  // From the nearest place to the farthest.
  expect(html).toContain('Arrives November 16 – November 24');
  expect(html).toContain('Delivery free or up to $75, by governorate');
  expect(html).toMatch(/<option value="" selected="">Your governorate/);
});

it('names one fee when it is the same everywhere', () => {
  expect(estimate(aswan)).toContain('Delivery $75');
  expect(estimate(cairo)).toContain('Free delivery');
});
