import type { TranslationOf } from '../../../translate.ts';
import type { userRoles as english } from '../../en/admin-users/user-roles.ts';

export const userRoles: TranslationOf<typeof english> = {
  title: 'الصلاحيات',
  lead: 'كل صلاحية تفتح أقسامها في لوحة الإدارة. ومن ليس له حساب من الزملاء تُرسل إليه دعوة من قائمة المستخدمين.',
  has: 'ممنوحة',
  grant: 'منح',
  revoke: 'سحب',
  grantLabel: 'منح صلاحية {label}',
  revokeLabel: 'سحب صلاحية {label}',
  grantTitle: 'منح {name} صلاحية {label}؟',
  revokeTitle: 'سحب صلاحية {label} من {name}؟',
  gained: 'أقسام تُضاف إلى القائمة',
  lost: 'أقسام تختفي من القائمة',
  unchanged: 'تبقى القائمة كما هي بفضل الصلاحيات الأخرى.',
  grantText:
    'تسري من النقرة التالية، وتصل رسالة إلى صاحب الحساب. لا يمكن التراجع عنها من سجل التغييرات، ولكن يمكنك سحبها لاحقًا.',
  revokeText:
    'يسري من النقرة التالية. لا يمكن التراجع عنه من سجل التغييرات، ولكن يمكنك منح الصلاحية مرة أخرى.',
};
