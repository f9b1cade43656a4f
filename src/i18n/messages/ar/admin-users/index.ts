import type { TranslationOf } from '../../../translate.ts';
import type { adminUsers as english } from '../../en/admin-users/index.ts';
import { userList } from './list.ts';

export const adminUsers: TranslationOf<typeof english> = {
  list: userList,
};
