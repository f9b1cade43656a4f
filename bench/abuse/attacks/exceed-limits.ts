import type { Attack, Target } from '../attack.ts';
import { sendMany, sendRequest, signInAs } from '../send-request.ts';

/** What a page lets an account have. */
const most = { addresses: 20, wishlist_items: 100, reviews: 20, stock_alerts: 100 } as const;
type Limited = keyof typeof most;

/** Stores more than a page would: many rows in one request, and many requests at once. */
export const exceedLimits: Attack = {
  name: 'More addresses, wishes, reviews and alerts than an account may have',
  async run(target) {
    const authorization = `Bearer ${await signInAs(target, 'customer')}`;
    const owner = userOf(authorization);
    const products = await productIds(target);
    const rowsOf: Record<Limited, object[]> = {
      addresses: Array.from({ length: 200 }, () => ({ ...address, user_id: owner })),
      wishlist_items: products.map((product_id) => ({ product_id, user_id: owner })),
      reviews: products.map((product_id) => ({ ...review, product_id, user_id: owner })),
      stock_alerts: products.map((product_id) => ({ product_id, user_id: owner })),
    };
    let above = 0;
    let errors = 0;
    for (const table of Object.keys(most) as Limited[]) {
      const send = (body: unknown) =>
        sendRequest(target, `/rest/v1/${table}`, { headers: { authorization }, body });
      const rows = rowsOf[table];
      const replies = [
        await send(rows),
        ...(await sendMany(rows.length, 50, (index) => send(rows[index]))),
      ];
      errors += replies.filter(({ status }) => status >= 500).length;
      above += Math.max(0, (await countOwn(target, table, authorization)) - most[table]);
      await sendRequest(target, `/rest/v1/${table}?${ownRows(table)}`, {
        method: 'DELETE',
        headers: { authorization },
      });
    }
    return [
      { figure: 'rows above the limits', value: above, max: 0 },
      { figure: 'server errors', value: errors, max: 0 },
    ];
  },
};

const address = {
  full_name: 'Drill',
  phone: '+201001234567',
  governorate: 'cairo',
  city: 'Cairo',
  street: 'Nile Street',
  building: '1',
};
const review = { rating: 5, body: 'Good' };

const userOf = (authorization: string): string =>
  (JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString()) as { sub: string })
    .sub;

async function productIds(target: Target): Promise<string[]> {
  const { text } = await sendRequest(target, '/rest/v1/products?select=id&limit=200');
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
}

/** Policies show own rows alone; of reviews the owner is not readable, and pending ones are own. */
const ownRows = (table: Limited) =>
  table === 'reviews' ? 'status=eq.pending' : 'user_id=not.is.null';

async function countOwn(target: Target, table: Limited, authorization: string): Promise<number> {
  const path = `/rest/v1/${table}?select=id&limit=1&${ownRows(table)}`;
  const { headers } = await sendRequest(target, path, {
    headers: { authorization, prefer: 'count=exact' },
  });
  return Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
}
