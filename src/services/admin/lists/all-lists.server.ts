import type { ListSource } from './list-source.ts';
import { ordersSource } from './orders-list.server.ts';
import { usersSource } from './users-list.server.ts';

/** Every list, for what works with any of them: metrics, export, saved views, the test of roles. */
export const allLists: readonly ListSource[] = [ordersSource, usersSource];

export const findList = (name: string): ListSource | undefined =>
  allLists.find(({ list }) => list.name === name);
