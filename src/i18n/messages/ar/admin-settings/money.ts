import type { TranslationOf } from '../../../translate.ts';
import type { moneySettings as english } from '../../en/admin-settings/money.ts';

export const moneySettings: TranslationOf<typeof english> = {
  lead: 'تحتفظ الطلبات بالعملة والضريبة اللتين سُجّلت بهما.',
  currency: 'العملة',
  currencies: { USD: 'الدولار الأمريكي', EGP: 'الجنيه المصري' },
  notConverted: {
    zero: 'لا تُحوَّل الأسعار.',
    one: 'لا تُحوَّل الأسعار. يحتفظ منتج واحد برقمه.',
    two: 'لا تُحوَّل الأسعار. يحتفظ منتجان برقميهما.',
    few: 'لا تُحوَّل الأسعار. تحتفظ {count} منتجات بأرقامها.',
    many: 'لا تُحوَّل الأسعار. يحتفظ {count} منتجًا بأرقامها.',
    other: 'لا تُحوَّل الأسعار. يحتفظ {count} منتج بأرقامها.',
  },
  typeHint: 'لتغيير العملة فقط: اكتب رمز العملة الجديدة كما يظهر بجوار اسمها.',
  notTyped: 'اكتب رمز العملة الجديدة لتأكيد التغيير.',
  tax: 'الضريبة',
  taxModes: {
    included: 'الأسعار شاملة الضريبة',
    exclusive: 'تُضاف الضريبة إلى الأسعار',
  },
  rateHint: 'من ٠ إلى ١٠٠ في المئة',
  digits: 'الأرقام في النصوص العربية',
  digitKinds: { arab: 'أرقام عربية مشرقية', latn: 'أرقام غربية' },
  fields: {
    currency: 'عملة البيع',
    typed_currency: 'رمز العملة الجديدة',
    tax_mode: 'الأسعار والضريبة',
    tax_rate: 'نسبة الضريبة في المئة',
    arabic_digits: 'الأرقام في الصفحات العربية',
  },
};
