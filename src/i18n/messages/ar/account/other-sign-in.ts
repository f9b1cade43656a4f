import type { TranslationOf } from '../../../translate.ts';
import type { otherSignIn as english } from '../../en/account/other-sign-in.ts';

export const otherSignIn: TranslationOf<typeof english> = {
  title: 'طرق أخرى للدخول',
  or: 'أو',
  provider: 'المتابعة بحساب {provider}',
  link: 'أرسلوا لي رابط دخول',
};
