import { workCategories } from '../../work/work.ts';
import { projectStatuses } from '../../work/project-status.ts';
import { defineList } from './list.ts';
import { workChangedColumn, workTitleColumns } from './work-list-parts.ts';

export const projectsList = defineList({
  name: 'projects',
  roles: ['technical_office_manager'],
  columns: {
    ...workTitleColumns,
    category: {
      type: 'status',
      phone: 'hidden',
      filter: { kind: 'choice', values: workCategories },
    },
    location: { type: 'text', phone: 'hidden' },
    progress: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: projectStatuses },
    },
    missingArabic: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    isReady: { type: 'flag', phone: 'hidden', isOptional: true, filter: { kind: 'flag' } },
    isPublished: { type: 'flag', filter: { kind: 'flag' } },
    changed: workChangedColumn,
  },
  hasSearch: true,
  facets: ['category', 'status'],
  defaultSort: '-changed',
  views: {
    current: 'status=current&sort=-progress',
    drafts: 'isPublished=no',
    notReady: 'isPublished=no&isReady=no',
    missingArabic: 'missingArabic=yes',
  },
});
