import { defineList } from './list.ts';
import { defineMetric } from './metric.ts';

/** Pieces that the workshops make now, without anything about the customer. */
export const benchList = defineList({
  name: 'bench',
  path: '/admin/products/bench',
  roles: ['technical_office_manager'],
  columns: {
    piece: { type: 'text', phone: 'title' },
    options: { type: 'text' },
    quantity: { type: 'number' },
    workshop: { type: 'text', filter: { kind: 'text' } },
    order: { type: 'code', phone: 'hidden' },
    started: { type: 'time', phone: 'hidden' },
    promised: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    isLate: { type: 'flag', filter: { kind: 'flag' } },
  },
  defaultSort: 'promised',
  views: { late: 'isLate=yes' },
});

/** A line may be several pieces. */
export const benchMetrics = {
  pieces: defineMetric({ list: benchList, filter: '', aggregate: { sum: 'quantity' } }),
};
