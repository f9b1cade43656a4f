import type { TranslationOf } from '../../../translate.ts';
import type { formGuard as english } from '../../en/storefront/form-guard.ts';

export const formGuard: TranslationOf<typeof english> = {
  leaveEmpty: 'من فضلك اترك هذه الخانة فارغة',
  tooFast: 'كنت سريعًا جدًا. من فضلك أرسل النموذج مرة أخرى.',
  expired: 'ظلت الصفحة مفتوحة وقتًا طويلًا. ما كتبته محفوظ، فقط أرسل النموذج مرة أخرى.',
  trapped:
    'امتلأت خانة مخفية في النموذج كما تفعل البرامج الآلية. أعد تحميل الصفحة وحاول من جديد، أو اتصل بنا.',
};
