import type { TranslationOf } from '../../../translate.ts';
import type { adminViewAs as english } from '../../en/admin/view-as.ts';

export const adminViewAs: TranslationOf<typeof english> = {
  menu: 'العرض بصلاحية أخرى',
  stop: 'إنهاء',
  banner: {
    admin: 'العرض الآن بصلاحية مدير النظام، ولا يمكن حفظ أي شيء.',
    sales: 'العرض الآن بصلاحية المبيعات، ولا يمكن حفظ أي شيء.',
    marketing: 'العرض الآن بصلاحية التسويق، ولا يمكن حفظ أي شيء.',
    technical_office_manager: 'العرض الآن بصلاحية مدير المكتب الفني، ولا يمكن حفظ أي شيء.',
    content_manager: 'العرض الآن بصلاحية مدير المحتوى، ولا يمكن حفظ أي شيء.',
  },
};
