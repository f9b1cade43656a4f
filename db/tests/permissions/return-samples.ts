import { sampleId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

export const returnSamples: readonly TableSamples[] = [
  {
    table: 'public.return_requests',
    owned: {
      return: (owner) => ({
        id: sampleId('return', owner),
        order_id: sampleId('order', owner),
      }),
    },
  },
  {
    table: 'public.return_items',
    owned: {
      piece: (owner) => ({
        id: sampleId('return item', owner),
        return_id: sampleId('return', owner),
        order_item_id: sampleId('line', owner),
        quantity: 1,
        reason: 'defective',
      }),
    },
  },
  {
    // Only a delivered order has money to refund.
    table: 'public.refunds',
    owned: {
      refund: (owner) => ({
        id: sampleId('refund', owner),
        order_id: sampleId('delivered order', owner),
        amount: '20.00',
        payout: '20.00',
      }),
    },
  },
  {
    table: 'public.refund_items',
    owned: {
      piece: (owner) => ({
        id: sampleId('refund item', owner),
        refund_id: sampleId('refund', owner),
        order_item_id: sampleId('line', owner),
        quantity: 1,
        amount: '20.00',
      }),
    },
  },
  {
    table: 'public.return_photos',
    owned: {
      photo: (owner) => ({
        id: sampleId('return photo', owner),
        return_id: sampleId('return', owner),
        image_url: 'returns/sample.webp',
        width: 1200,
        height: 900,
      }),
    },
  },
];
