import { categories } from '../../catalog/category.ts';
import { stockStatuses } from '../../catalog/product.ts';
import { defineList } from './list.ts';

export const publicationStatuses = ['draft', 'published'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const productsList = defineList({
  name: 'products',
  path: '/admin/products',
  roles: ['technical_office_manager'],
  columns: {
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', isOptional: true, phone: 'hidden' },
    sku: { type: 'code', phone: 'hidden' },
    room: { type: 'status', phone: 'hidden', filter: { kind: 'choice', values: categories } },
    price: { type: 'money', isSortable: true, filter: { kind: 'amount' } },
    stock: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    stockState: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: stockStatuses },
    },
    waiting: { type: 'number' },
    sold: { type: 'number', phone: 'hidden', isSortable: true },
    status: { type: 'status', filter: { kind: 'choice', values: publicationStatuses } },
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  filters: { missingArabic: { kind: 'flag' }, wanted: { kind: 'flag' } },
  hasSearch: true,
  facets: ['stockState', 'status'],
  defaultSort: '-changed',
  views: {
    lowStock: 'stockState=low_stock,out_of_stock&sort=stock',
    wanted: 'wanted=yes&sort=stock',
    drafts: 'status=draft',
    missingArabic: 'missingArabic=yes',
  },
});
