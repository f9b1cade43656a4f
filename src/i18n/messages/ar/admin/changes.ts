import type { TranslationOf } from '../../../translate.ts';
import type { adminChanges as english } from '../../en/admin/changes.ts';

export const adminChanges: TranslationOf<typeof english> = {
  history: 'سجل التغييرات',
  noHistory: 'لم يعدّل الموظفون شيئًا هنا بعد.',
  ops: { insert: 'إضافة', update: 'تعديل', delete: 'حذف', note: 'إجراء' },
  formerStaff: 'موظف سابق',
  changed: 'تم التعديل',
  nothing: 'فارغ',
  becomes: 'إلى',
  undo: 'تراجع',
  undoing: 'جارٍ التراجع…',
  undone: 'تم التراجع.',
  undoneAt: 'تم التراجع في {date}.',
  applied: 'حفظ {name} في {date}.',
  cannotUndo: 'لم يعد التراجع ممكنًا.',
  changedSince: {
    zero: 'لم يتغير شيء منذ ذلك الوقت.',
    one: 'تغيّر حقل واحد منذ ذلك الوقت، ولم يتم التراجع عن شيء.',
    two: 'تغيّر حقلان منذ ذلك الوقت، ولم يتم التراجع عن شيء.',
    few: 'تغيّرت {count} حقول منذ ذلك الوقت، ولم يتم التراجع عن شيء.',
    many: 'تغيّر {count} حقلًا منذ ذلك الوقت، ولم يتم التراجع عن شيء.',
    other: 'تغيّر {count} حقل منذ ذلك الوقت، ولم يتم التراجع عن شيء.',
  },
  undoOthers: 'التراجع عن الباقي',
  rows: {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '{count} صفوف',
    many: '{count} صفًا',
    other: '{count} صف',
  },
  more: {
    zero: 'ولا تعديلات أخرى',
    one: 'وتعديل آخر',
    two: 'وتعديلان آخران',
    few: 'و{count} تعديلات أخرى',
    many: 'و{count} تعديلًا آخر',
    other: 'و{count} تعديل آخر',
  },
  toSet: 'كل تعديلات هذا الحفظ',
};
