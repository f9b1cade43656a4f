import type { TranslationOf } from '../../../translate.ts';
import type { settingsHub as english } from '../../en/admin-settings/hub.ts';

export const settingsHub: TranslationOf<typeof english> = {
  opening: 'فتح المتجر للزوار وموعد الافتتاح ورسالة تجريبية إلى بريدك.',
  shopSettings: 'الاسم وبيانات الفواتير ووسائل الاتصال والعنوان ومواعيد العمل.',
  moneySettings: 'العملة والضريبة وشكل الأرقام في النصوص العربية.',
  deliverySettings: 'رسوم التوصيل ومدة الطريق وترتيب المحافظات الـ٢٧.',
  abuseLimits: 'حدود طلبات العملاء الجدد ومدة حجز القطع وحدود اللعبة.',
  mails: 'الرسائل المنتظرة والمرسلة والمتعثرة مع نصوصها.',
  failedJobs: 'مهام الخلفية التي تكرر فشلها، لإعادة تشغيلها.',
  system: 'تطابق المخزون والمبالغ، والإصدارات، وحجم قاعدة البيانات.',
  history: 'ما عدّله كل موظف ومتى، مع إمكان التراجع.',
};
