import type { TranslationOf } from '../../../translate.ts';
import type { settings as english } from '../../en/account/settings.ts';

export const settings: TranslationOf<typeof english> = {
  lead: 'اختر من هنا لغة الموقع ومظهره.',
  privacy: 'الخصوصية',
  exportTitle: 'كل ما نعرفه عنك',
  exportText:
    'ملف واحد فيه بياناتك وعناوينك وطلباتك وآراؤك ومفضلتك وإشعاراتك واستفساراتك وألعابك. بصيغة تقرؤها البرامج، ويسهل عليك قراءتها أيضًا.',
  export: 'تنزيل بياناتي',
  deleteTitle: 'حذف حسابي',
  deleteText: 'يغلق الحساب ويحذف ما يخصك، ولا يمكن الرجوع فيه.',
  delete: 'حذف حسابي',
};
