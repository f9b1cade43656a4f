import type { TranslationOf } from '../../../translate.ts';
import type { adminViewAs as english } from '../../en/admin/view-as.ts';

export const adminViewAs: TranslationOf<typeof english> = {
  menu: 'العرض بصلاحية أخرى',
  stop: 'إنهاء',
  banner: {
    admin: 'العرض الآن بدور مدير النظام، ولا يمكن حفظ أي شيء.',
    sales: 'العرض الآن بدور المبيعات، ولا يمكن حفظ أي شيء.',
    marketing: 'العرض الآن بدور التسويق، ولا يمكن حفظ أي شيء.',
    technical_office_manager: 'العرض الآن بدور مدير المكتب الفني، ولا يمكن حفظ أي شيء.',
    content_manager: 'العرض الآن بدور مدير المحتوى، ولا يمكن حفظ أي شيء.',
  },
};
