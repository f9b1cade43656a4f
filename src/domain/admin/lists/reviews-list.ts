import { reviewStatuses } from '../../reviews/review.ts';
import { defineList } from './list.ts';

/** Without the account of the author, which an anonymous review does not reveal. */
export const reviewsList = defineList({
  name: 'reviews',
  path: '/admin/products/reviews',
  roles: ['technical_office_manager'],
  columns: {
    product: { type: 'text', phone: 'title' },
    rating: { type: 'number', filter: { kind: 'amount' } },
    text: { type: 'text' },
    author: { type: 'text', phone: 'hidden' },
    isVerified: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: reviewStatuses } },
    received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
  },
  facets: ['status'],
  defaultSort: '-received',
  views: { pending: 'status=pending&sort=received' },
});
