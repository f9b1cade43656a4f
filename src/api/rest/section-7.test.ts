import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Ids, Result } from './section-7/call.ts';
import { contentCalls } from './section-7/content-calls.ts';
import { gameCalls } from './section-7/game-calls.ts';
import { shopCalls } from './section-7/shop-calls.ts';
import { callerNames, clientsOf, signInCallers } from './test-callers.ts';
import type { TestCaller, CallerName } from './test-callers.ts';

/** Every call of section 7, in its order. */
const section7Calls = [...contentCalls, ...shopCalls, ...gameCalls];

type ResultKind = 'rows' | 'own' | 'nothing' | 'denied' | `error ${string}`;

function kindOf({ data, error, status }: Result, owner?: string, self?: string | null): ResultKind {
  // The level of a customer is a generated column, which PostgreSQL rejects before it looks at rights.
  if (error?.code === '42501' || error?.code === '428C9') return 'denied';
  if (error?.code === 'PGRST116') return 'nothing';
  if (error) return `error ${status} ${JSON.stringify(error)}`;
  const rows = [data].flat() as (Record<string, unknown> | null)[];
  if (rows.length === 0) return 'nothing';
  return owner && rows.every((row) => row?.[owner] === self) ? 'own' : 'rows';
}

/** One line for each call, one column for each caller. */
function describeResults(kinds: ReadonlyMap<string, ResultKind[]>): string {
  const lines = [...kinds].map(([name, each]) => `| ${name} | ${each.join(' | ')} |`);
  return `# What each caller gets

Recorded by \`section-7.test.ts\`, the same for both clients. After a deliberate change run it with \`-u\`
and read the difference. \`own\` are rows of the caller only, \`denied\` is the code 42501 or 428C9.

| call | ${callerNames.join(' | ')} |
| --- |${' --- |'.repeat(callerNames.length)}
${lines.join('\n')}
`;
}

describe('the calls of section 7', () => {
  let database: TestDatabase;
  let callers: Record<CallerName, TestCaller>;
  let ids: Omit<Ids, 'self'>;

  beforeAll(async () => {
    database = await testDatabase({ seeded: true });
    await database.owner.query('select refresh_daily_game_analytics()');
    callers = await signInCallers();
    ids = await findIds();
    // The one kind of row that the demo customer lacks.
    await database.owner.query(
      `insert into user_pending_coupons (user_id, coupon_id)
       select $1, id from coupons where id <> $2 limit 1`,
      [callers.customer.userId, ids.coupon],
    );
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
  });

  async function findIds(): Promise<Omit<Ids, 'self'>> {
    const { rows } = await database.owner.query<Omit<Ids, 'self'>>(
      `
      select p.portfolio_id as portfolio, i.product_id as product,
        (select id from products where status = 'published' and id not in (
          select product_id from portfolio_products where portfolio_id = p.portfolio_id) limit 1) as "otherProduct",
        (select c.section_id from page_content c join page_sections s on s.id = c.section_id
          where s.status = 'published' and s.is_visible and c.status = 'published' and c.is_visible limit 1) as section,
        (select c.id from page_content c join page_sections s on s.id = c.section_id
          where s.status = 'published' and s.is_visible and c.status = 'published' and c.is_visible limit 1) as content,
        (select prize_id from prize_inventory_history h join game_prizes g on g.id = h.prize_id where g.active limit 1) as prize,
        (select product_id from product_variants limit 1) as "variedProduct", w.category,
        d.device_id as device, d.user_id as player,
        c.id as coupon, c.code, u.coupon_id as "usedCoupon", u.user_id as user
      from portfolio_products p
      join portfolio_projects w on w.id = p.portfolio_id and w.status = 'published'
      join portfolio_projects s on s.category = w.category and s.id <> w.id and s.status = 'published'
      join portfolio_highlights h on h.project_id = w.id
      cross join (select product_id from product_images limit 1) i
      cross join (select id, code from coupons where is_active and not is_personal
        and id not in (select coupon_id from coupon_usage) limit 1) c
      cross join (select coupon_id, user_id from coupon_usage
        where user_id is not null and user_id <> $1 limit 1) u
      cross join (select claim.device_id, claim.user_id from claimed_prizes claim
        join game_results using (user_id) where claim.user_id <> $1 and claim.device_id is not null limit 1) d
      limit 1`,
      [callers.customer.userId],
    );
    return rows[0]!;
  }

  it.each(['2.49.8', 'newest'] as const)(
    'work for every role with the client %s',
    async (version) => {
      const kinds = new Map<string, ResultKind[]>(section7Calls.map(({ name }) => [name, []]));
      for (const name of callerNames) {
        const caller = callers[name];
        const client = clientsOf(caller)[version];
        for (const call of section7Calls) {
          const what = `${call.name} as ${name}`;
          const result = await call.run(client, { ...ids, self: caller.userId });
          const kind = kindOf(result, call.owner, caller.userId);
          kinds.get(call.name)!.push(kind);
          if (call.allowed.includes(name)) expect(kind, what).toMatch(/^(rows|own)$/);
          else expect(['own', 'nothing', 'denied'], what).toContain(kind);
          if (kind === 'denied' && call.hint) expect(result.error?.hint, what).toMatch(call.hint);
        }
      }
      // The demo customer has rows of every kind, so that "own" is not just "nothing".
      const customer = callerNames.indexOf('customer');
      for (const { name, owner } of section7Calls) {
        if (owner) expect(kinds.get(name)![customer], name).toBe('own');
      }
      await expect(describeResults(kinds)).toMatchFileSnapshot('section-7/results.md');
    },
  );

  it('refreshes the analytics for marketing only', async () => {
    for (const name of callerNames) {
      const { error, status } = await clientsOf(callers[name]).newest.rpc(
        'refresh_daily_game_analytics',
      );
      if (['admin', 'marketing'].includes(name)) expect([error, status], name).toEqual([null, 204]);
      else expect(error?.code, name).toBe('42501');
    }
  });

  it('keeps both names of a coupon equal', async () => {
    const { newest } = clientsOf(callers.sales);
    const { data, error } = await newest
      .from('coupons')
      .insert({ code: 'both', discount_type: 'fixed', discount_amount: 25, minimum_purchase: 50 })
      .select('id, code, discount_value, discount_amount, min_purchase_amount, minimum_purchase')
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      code: 'BOTH',
      discount_value: 25,
      discount_amount: 25,
      min_purchase_amount: 50,
      minimum_purchase: 50,
    });
    const removed = await newest
      .from('coupons')
      .delete()
      .eq('id', (data as { id: string }).id)
      .select('code');
    expect(removed.data).toEqual([{ code: 'BOTH' }]);
  });

  it('counts the uses of a coupon without sending them', async () => {
    const { count, data, status } = await clientsOf(callers.sales)
      .newest.from('coupon_usage')
      .select('*', { count: 'exact', head: true })
      .eq('coupon_id', ids.usedCoupon);
    expect([data, status]).toEqual([null, 200]);
    expect(count).toBeGreaterThan(0);
  });
});
