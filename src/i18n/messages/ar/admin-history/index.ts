import type { TranslationOf } from '../../../translate.ts';
import type { adminHistory as english } from '../../en/admin-history/index.ts';
import { historyChoices } from './choices.ts';
import { historyFields } from './fields.ts';
import { historyTables } from './tables.ts';

export const adminHistory: TranslationOf<typeof english> = {
  lead: 'كل ما عدّله الموظفون، الأحدث أولًا. سطور السجل لا تُعدَّل ولا تُحذف.',
  caption: 'تعديلات الموظفين',
  search: 'اسم ما تم تعديله',
  columns: {
    at: 'الوقت',
    actor: 'بواسطة',
    table: 'الموضوع',
    record: 'الاسم',
    op: 'التعديل',
    fields: 'قبل وبعد',
  },
  filters: { key: 'هذا وحده', set: 'حُفظت معًا' },
  empty: 'لا توجد تعديلات بعد',
  emptyText: 'كل ما يحفظه الموظفون سيظهر هنا.',
  yes: 'نعم',
  no: 'لا',
  forEver: 'للأبد',
  until: 'حتى {date}',
  gone: 'لم يعد موجودًا',
  tables: historyTables,
  fields: historyFields,
  choices: historyChoices,
};
