import type { TranslationOf } from '../../translate.ts';
import type { portfolioProject as english } from '../en/portfolio-project.ts';

export const portfolioProject: TranslationOf<typeof english> = {
  addRoom: 'أضف الغرفة كلها إلى السلة',
  area: 'المساحة',
  challenge: 'التحدي',
  highlights: 'أبرز ما فيه',
  materials: 'الخامات',
  point: '{position}. {name}، {price}',
  products: 'القطع المستخدمة',
  roomAdded: {
    zero: 'لم يُضف شيء إلى السلة',
    one: 'أُضيفت قطعة واحدة إلى السلة',
    two: 'أُضيفت قطعتان إلى السلة',
    few: 'أُضيفت {count} قطع إلى السلة',
    many: 'أُضيفت {count} قطعة إلى السلة',
    other: 'أُضيفت {count} قطعة إلى السلة',
  },
  roomFull: 'كل المتاح من هذه القطع في سلتك بالفعل',
  roomHint: 'أزل العلامة عما لديك بالفعل.',
  roomTotal: 'المجموع',
  solution: 'ما صنعناه',
  squareMetres: '{area} م²',
  unavailable: 'غير متاحة الآن',
  viewPiece: 'عرض القطعة',
  wholeRoom: 'الغرفة كلها',
};
