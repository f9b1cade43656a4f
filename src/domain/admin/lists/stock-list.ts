import { stockStatuses } from '../../catalog/product.ts';
import { defineList } from './list.ts';

/** Every piece that can be counted: variants, and products without them. */
export const stockList = defineList({
  name: 'stock',
  path: '/admin/products/stock',
  roles: ['technical_office_manager'],
  columns: {
    piece: { type: 'text', phone: 'title', isSortable: true },
    sku: { type: 'code', tablet: 'hidden' },
    state: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: stockStatuses } },
    onHand: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    // The form for counting says it too.
    waiting: { type: 'number', isSortable: true, tablet: 'hidden' },
  },
  filters: { wanted: { kind: 'flag' } },
  hasSearch: true,
  facets: ['state'],
  defaultSort: 'onHand',
  views: {
    low: 'state=low_stock,out_of_stock&sort=onHand',
    wanted: 'wanted=yes&sort=-waiting',
  },
});
