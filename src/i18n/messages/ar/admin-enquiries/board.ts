import type { TranslationOf } from '../../../translate.ts';
import type { requestBoard as english } from '../../en/admin-enquiries/board.ts';

export const requestBoard: TranslationOf<typeof english> = {
  columns: 'أعمدة اللوحة',
  move: 'نقل إلى …',
  moved: 'حالة «{title}» الآن: {status}.',
  empty: 'لا شيء هنا.',
  all: {
    zero: 'عرض الطلبات',
    one: 'عرض طلب واحد',
    two: 'عرض الطلبين',
    few: 'عرض كل الطلبات، وعددها {count}',
    many: 'عرض كل الطلبات، وعددها {count}',
    other: 'عرض كل الطلبات، وعددها {count}',
  },
};
