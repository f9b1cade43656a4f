import { viewSearch } from '#domain/admin/lists/list.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';

/** The tab of the orders that wait for a call. */
export const callsPath = `${ordersList.path}?${viewSearch(ordersList, 'waiting')}`;

/** Says on an order's page that its reader goes from call to call. */
export const callSearch = 'from=calls';

export const isCalling = (search: URLSearchParams): boolean => search.get('from') === 'calls';
