import type { TranslationOf } from '../../../translate.ts';
import type { confirmation as english } from '../../en/cart/confirmation.ts';
import { moneyForBuyers } from '../account/order-money.ts';
import { orderStatus } from '../account/order-status.ts';

export const confirmation: TranslationOf<typeof english> = {
  title: 'شكرًا لك',
  headline: 'شكرًا لك يا {name}',
  lead: 'وصلنا طلبك رقم {number}، وأرسلنا تفاصيله إلى {email}.',
  number: 'رقم الطلب',
  placedOn: 'تاريخ الطلب',
  arrives: 'موعد الوصول',
  arrivesBetween: 'من {from} إلى {to}',
  calendar: 'أضف الموعد إلى التقويم',
  calendarEntry: 'موعد وصول الأثاث، الطلب رقم {number}',
  nextTitle: 'ماذا يحدث بعد ذلك',
  wentOn: 'حالة هذا الطلب الآن: {status}. في صفحته كل خطوة.',
  status: orderStatus,
  money: moneyForBuyers,
  nextCall: 'سنتصل بك على {phone} خلال يوم عمل لنؤكد الطلب وموعد التوصيل.',
  nextMake: 'تصنع الورشة قطعك أو تجهزها، ونفحص كل قطعة منها.',
  nextBring: 'يتصل بك فريقنا قبل وصوله، ويحمل كل شيء إلى الداخل ويفك تغليفه.',
  nextPay: 'تعاين القطع على مهل، ثم تدفع {amount} نقدًا.',
  items: 'قطعك',
  shipping: 'التوصيل',
  tax: 'الضريبة',
  address: 'عنوان التوصيل',
  notes: 'ملاحظاتك',
  accountTitle: 'ليبقَ هذا الطلب معك',
  accountText: 'أنشئ حسابًا بالبريد الإلكتروني {email}، وتابع طلبك خطوة بخطوة من الورشة إلى بيتك.',
  createAccount: 'أنشئ حسابًا',
  follow: 'متابعة هذا الطلب',
  shop: 'العودة إلى المتجر',
  missingTitle: 'لا يوجد طلب نعرضه هنا',
  missingText: 'بعد أن تؤكد طلبًا، تخبرك هذه الصفحة بما يحدث بعده.',
  orders: 'طلباتك',
  question: 'لديك سؤال عنه؟ اتصل بنا على {phone}.',
};
