import type { TranslationOf } from '../../../translate.ts';
import type { adminUsers as english } from '../../en/admin-users/index.ts';
import { accountAddress } from '../account/address.ts';
import { orderStatus } from '../account/order-status.ts';
import { rewards } from '../account/rewards.ts';
import { invitations } from './invitations.ts';
import { userList } from './list.ts';
import { userActions } from './user-actions.ts';
import { userHistory } from './user-history.ts';
import { userPage } from './user-page.ts';
import { userRoles } from './user-roles.ts';

export const adminUsers: TranslationOf<typeof english> = {
  address: accountAddress,
  invitations,
  list: userList,
  orderStatus,
  prizeState: rewards.prizeState,
  pointsReason: rewards.reason,
  userActions,
  userHistory,
  userPage,
  userRoles,
};
