import type { TranslationOf } from '../../../translate.ts';
import type { opening as english } from '../../en/admin-settings/opening.ts';

export const opening: TranslationOf<typeof english> = {
  lead: 'قبل افتتاح المتجر يرى الزوار صفحة باللغتين تذكر الموعد، ولا يطلب ولا يلعب غير فريق العمل. والطلبات السابقة تبقى كما هي.',
  isOpen: 'المتجر مفتوح',
  isClosed: 'المتجر غير مفتوح',
  open: 'افتتاح المتجر',
  opening: 'جارٍ الافتتاح…',
  close: 'إغلاق المتجر',
  closing: 'جارٍ الإغلاق…',
  closeLead: 'للجرد أو للنقل. يظل المشترون يتابعون طلباتهم، وتعود محركات البحث لاحقًا.',
  opensOn: 'يوم الافتتاح',
  opensOnHint: 'يظهر للزوار. عند تركه فارغًا تُكتب كلمة «قريبًا».',
  setDay: 'حفظ اليوم',
  saved: 'تم الحفظ.',
  noMail:
    'لا يوجد خادم بريد: لا تسجيل لحسابات جديدة ولا استعادة لكلمة المرور ولا تأكيد للطلبات. المطلوب ضبط SMTP_URL وMAIL_FROM ثم تشغيل المتجر من جديد.',
  testMail: 'إرسال رسالة تجريبية إليّ',
  sendingTest: 'جارٍ الإرسال…',
  testSent: 'الرسالة في طريقها إلى {email}. تكتمل الخطوة بعد إرسالها.',
  mailTitle: 'البريد الإلكتروني',
  visitors: { opensOn: 'نفتتح يوم {date}.', opensSoon: 'نفتتح قريبًا.' },
};
