import { userList } from './list.ts';

export const adminUsers = {
  list: userList,
} as const;
