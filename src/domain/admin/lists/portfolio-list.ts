import { workCategories } from '../../work/work.ts';
import { defineList } from './list.ts';
import { publicationStatuses } from './products-list.ts';
import { workChangedColumn, workTitleColumns } from './work-list-parts.ts';

export const portfolioList = defineList({
  name: 'portfolio',
  roles: ['technical_office_manager'],
  columns: {
    ...workTitleColumns,
    category: { type: 'status', filter: { kind: 'choice', values: workCategories } },
    date: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    location: { type: 'text', phone: 'hidden' },
    pictures: { type: 'number', phone: 'hidden', filter: { kind: 'amount' } },
    products: { type: 'number', phone: 'hidden', filter: { kind: 'amount' } },
    missingArabic: { type: 'flag', filter: { kind: 'flag' } },
    isReady: { type: 'flag', phone: 'hidden', isOptional: true, filter: { kind: 'flag' } },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: publicationStatuses },
    },
    changed: workChangedColumn,
    created: { type: 'time', phone: 'hidden', isOptional: true, isSortable: true },
    seoTitle: { type: 'text', isFileOnly: true },
    seoTitleAr: { type: 'text', isFileOnly: true },
    seoDescription: { type: 'text', isFileOnly: true },
    seoDescriptionAr: { type: 'text', isFileOnly: true },
  },
  hasSearch: true,
  facets: ['category', 'status'],
  defaultSort: '-created',
  views: {
    drafts: 'status=draft',
    notReady: 'status=draft&isReady=no',
    missingArabic: 'missingArabic=yes',
  },
});
