import type { TranslationOf } from '../../../translate.ts';
import type { adminNewsletters as english } from '../../en/admin-notifications/newsletters.ts';

export const adminNewsletters: TranslationOf<typeof english> = {
  caption: 'النشرات البريدية',
  new: 'نشرة جديدة',
  back: 'كل النشرات',
  columns: {
    title: 'العنوان',
    status: 'الحالة',
    language: 'اللغة',
    sendAt: 'موعد الإرسال',
    mailed: 'الرسائل',
    bounced: 'المرفوض',
    clicked: 'النقرات',
    stopped: 'ألغوا الاشتراك',
    created: 'تاريخ الكتابة',
  },
  empty: 'لا توجد نشرات بعد',
  emptyText: 'تصل النشرة إلى كل مشترك باللغة التي اشترك بها.',
  lead: 'احفظ النشرة أولًا. بعدها تعرضها صفحتها باللغتين، ومنها تُرسل.',
  fields: {
    title: 'العنوان',
    body: 'النص',
    audience_language: 'المشتركون',
    blocks: 'الأجزاء',
  },
  languageHint: 'يقرؤها كل مشترك بلغته.',
  blocksHint: 'تأتي بعد النص بهذا الترتيب. الصور من مكتبة الصور، ويلزم لها وصف هناك باللغتين.',
  cells: {
    kind: 'النوع',
    text: 'النص',
    picture: 'الصورة',
    product: 'القطعة',
    link: 'الصفحة التي يفتحها',
  },
  kinds: {
    heading: 'عنوان',
    text: 'نص',
    picture: 'صورة',
    product: 'قطعة',
    button: 'زر',
  },
  preview: { en: 'معاينة بالإنجليزية', ar: 'معاينة بالعربية' },
};
