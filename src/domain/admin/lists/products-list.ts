import { bounds } from '../../bounds.ts';
import { categories } from '../../catalog/category.ts';
import { stockStatuses } from '../../catalog/product.ts';
import { defineList } from './list.ts';

export const publicationStatuses = ['draft', 'published'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const readinessStates = ['ready', 'not_ready'] as const;
export type ReadinessState = (typeof readinessStates)[number];

export const productsList = defineList({
  name: 'products',
  path: '/admin/products',
  table: 'products',
  roles: ['technical_office_manager'],
  columns: {
    picture: { type: 'text', phone: 'hidden', isOnScreenOnly: true },
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', isOptional: true, phone: 'hidden' },
    sku: { type: 'code', phone: 'hidden' },
    room: { type: 'status', phone: 'hidden', filter: { kind: 'choice', values: categories } },
    kind: { type: 'status', phone: 'hidden', isOptional: true, filter: { kind: 'choice' } },
    price: {
      type: 'money',
      isSortable: true,
      filter: { kind: 'amount' },
      editable: { field: 'price', kind: 'amount', ...bounds.price, unless: 'variants' },
    },
    salePrice: {
      type: 'money',
      isOptional: true,
      editable: {
        field: 'discount_price',
        kind: 'amount',
        ...bounds.price,
        isOptional: true,
        unless: 'variants',
      },
    },
    stock: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    stockState: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: stockStatuses },
    },
    status: { type: 'status', filter: { kind: 'choice', values: publicationStatuses } },
    lowStockMark: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      editable: { field: 'low_stock_threshold', kind: 'number', ...bounds.lowStock },
    },
    leadMin: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      editable: {
        field: 'lead_time_min_days',
        kind: 'number',
        ...bounds.leadDays,
        isOptional: true,
      },
    },
    leadMax: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      editable: {
        field: 'lead_time_max_days',
        kind: 'number',
        ...bounds.leadDays,
        isOptional: true,
      },
    },
    /** Texts that customers read in English only. */
    parity: { type: 'number', phone: 'hidden', isOnScreenOnly: true },
    readiness: { type: 'status', phone: 'hidden', isOnScreenOnly: true },
    waiting: { type: 'number', isOptional: true, phone: 'hidden' },
    sold: { type: 'number', phone: 'hidden', isOptional: true, isSortable: true },
    rating: { type: 'number', phone: 'hidden', isOptional: true, isSortable: true },
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
    changedBy: { type: 'text', phone: 'hidden', isOptional: true, filter: { kind: 'choice' } },
    created: { type: 'time', phone: 'hidden', isOptional: true, isSortable: true },
    // What the import reads besides.
    slug: { type: 'code', isFileOnly: true },
    tags: { type: 'text', isFileOnly: true },
    description: { type: 'text', isFileOnly: true },
    descriptionAr: { type: 'text', isFileOnly: true },
    workshop: { type: 'text', isFileOnly: true },
    workshopAr: { type: 'text', isFileOnly: true },
    origin: { type: 'text', isFileOnly: true },
    originAr: { type: 'text', isFileOnly: true },
    seoTitle: { type: 'text', isFileOnly: true },
    seoTitleAr: { type: 'text', isFileOnly: true },
    seoDescription: { type: 'text', isFileOnly: true },
    seoDescriptionAr: { type: 'text', isFileOnly: true },
    isPreorder: { type: 'flag', isFileOnly: true },
    isSoldOut: { type: 'flag', isFileOnly: true },
  },
  filters: {
    onSale: { kind: 'flag' },
    variants: { kind: 'flag' },
    colour: { kind: 'choice' },
    material: { kind: 'choice' },
    tag: { kind: 'text' },
    missingArabic: { kind: 'flag' },
    missingPicture: { kind: 'flag' },
    missingAlt: { kind: 'flag' },
    wanted: { kind: 'flag' },
  },
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
