import type { TranslationOf } from '../../../translate.ts';
import type { sections as english } from '../../en/storefront/sections.ts';

export const sections: TranslationOf<typeof english> = {
  noHero: 'لا يوجد محتوى في واجهة الصفحة.',
  noGridItems: 'لا توجد عناصر في هذا القسم.',
  noCarouselItems: 'لا توجد شرائح في هذا القسم.',
  noTestimonials: 'لا توجد آراء في هذا القسم.',
  noFeatured: 'لا يوجد محتوى مميز في هذا القسم.',
  noContent: 'لا يوجد محتوى في هذا القسم.',
  blockError: 'خطأ',
  blockById: 'تعذّر تحميل المحتوى رقم {id}.',
  blockByName: 'تعذّر تحميل محتوى {page}/{section}.',
};
