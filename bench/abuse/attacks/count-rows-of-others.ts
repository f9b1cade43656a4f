import type { Attack } from '../attack.ts';
import { sendRequest, signInAs } from '../send-request.ts';

const tables = ['orders', 'profiles', 'coupons', 'coupon_usage', 'order_items', 'user_roles'];

/** Asks how many rows a table has whose rows depend on who asks. */
export const countRowsOfOthers: Attack = {
  name: 'Counts: how many rows others have',
  async run(target) {
    const headers = { authorization: `Bearer ${await signInAs(target, 'customer')}` };
    const totalOf = async (table: string, count: string) => {
      const path = `/rest/v1/${table}?select=*&limit=1`;
      const prefer = `count=${count}`;
      const reply = await sendRequest(target, path, { headers: { ...headers, prefer } });
      return Number(reply.headers.get('Content-Range')?.split('/')[1] ?? 0);
    };
    let different = 0;
    for (const table of tables) {
      const exact = await totalOf(table, 'exact');
      for (const count of ['planned', 'estimated']) {
        different += Number((await totalOf(table, count)) !== exact);
      }
    }
    return [{ figure: 'counts that are not those of the own rows', value: different, max: 0 }];
  },
};
