import type { TranslationOf } from '../../../translate.ts';
import type { payment as english } from '../../en/account/payment.ts';

export const payment: TranslationOf<typeof english> = {
  lead: 'طريقة دفع واحدة، وهي الأقدم.',
  method: 'الدفع عند الاستلام',
  text: 'تدفع نقدًا لفريق التوصيل بعد أن توضع القطعة في غرفتك وترضى عنها. لا تحتاج إلى تجهيز شيء ولا إلى حفظ بطاقة.',
  steps: {
    order: 'تطلب',
    orderText: 'لا نخصم شيئًا. نتصل بك لتأكيد القطع والموعد.',
    deliver: 'نوصّل',
    deliverText: 'يفك الفريق التغليف ويضع كل قطعة حيث تريدها.',
    pay: 'تعاين ثم تدفع',
    payText: 'ادفع قيمة طلبك نقدًا واحتفظ بالإيصال.',
  },
  noteTitle: 'من المفيد أن تعرف',
  note: 'المبلغ الذي يحصّله الفريق مكتوب في صفحة طلبك وفي رسالتنا إليك عنه: ثمن القطع بعد الخصم مع التوصيل، ولا يتغير عند الباب.',
};
