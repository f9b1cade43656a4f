import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';

const count = 50;
const run = randomUUID().slice(0, 8);

/** Older than all others, so that they are next in line; each of a customer of its own. */
async function makeClaims(): Promise<void> {
  await inShop(
    `with prize as (
       insert into game_prizes (name, name_ar, quantity, original_quantity, active)
       values ('Queue ' || $1, 'طابور', 0, ${count}, false) returning id
     ), people as (
       insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
       select 'queue.' || $1 || '.' || n || '@example.com', now(), '{"full_name": "Nour Adel"}'
       from generate_series(1, ${count}) n returning id, email
     )
     insert into claimed_prizes (prize_id, user_id, instagram_username, prize_name, claimed_at)
     select prize.id, people.id, 'q' || $1 || '_' || split_part(split_part(email, '@', 1), '.', 3),
       'Queue ' || $1, timestamptz '2001-01-01' + row_number() over (order by email) * interval '1 hour'
     from prize, people`,
    [run],
  );
}

test.afterAll(async () => {
  const own = `select id from game_prizes where name = 'Queue ' || $1`;
  await inShop(`delete from claimed_prizes where prize_id in (${own})`, [run]);
  await inShop(`delete from mail_outbox where recipient like 'queue.' || $1 || '.%'`, [run]);
  await inShop(`delete from auth.users where email like 'queue.' || $1 || '.%'`, [run]);
  await inShop(`delete from game_prizes where name = 'Queue ' || $1`, [run]);
});

const shown = (page: Page) => page.locator('#claim-title');

/** Presses again while the claim is still there: keys are bound a moment after it is shown. */
const decide = (page: Page, name: string, keys: readonly string[]) =>
  expect(async () => {
    if ((await shown(page).textContent()) === name) {
      for (const key of keys) await page.keyboard.press(key);
    }
    await expect(shown(page)).not.toHaveText(name, { timeout: 3000 });
  }).toPass();

/** The next of our claims; a test beside this one may have one of them open. */
async function nextClaim(page: Page, done: string | null): Promise<string> {
  await expect(shown(page)).not.toHaveText(done ?? '');
  const name = (await shown(page).textContent())!;
  if (name.startsWith(`@q${run}`)) return name;
  await inShop(
    `delete from claim_leases where claim_id in
       (select id from claimed_prizes where instagram_username like 'q' || $1 || '%')`,
    [run],
  );
  await openPage(page, '/admin/game/verification');
  return (await shown(page).textContent())!;
}

test(
  'fifty claims are decided by keyboard, and each claimant is notified once',
  once,
  async ({ page }) => {
    await makeClaims();
    await loginAs(page, 'marketing');
    await openPage(page, '/admin/game/verification');
    let done: string | null = null;
    for (let place = 0; place < count; place += 1) {
      done = await nextClaim(page, done);
      await decide(page, done, place % 10 === 9 ? ['r', '2'] : ['v']);
      if (place === 4) {
        // Called back: the same claim is next again.
        await page.keyboard.press('u');
        await expect(shown(page)).toHaveText(done);
        await decide(page, done, ['v']);
      }
    }
    const figures = `select c.status, count(distinct c.id)::int as claims, count(distinct n.id)::int as notified,
      count(distinct m.id)::int as mailed
    from claimed_prizes c join profiles p on p.id = c.user_id
    left join notifications n on n.user_id = c.user_id
    left join mail_outbox m on m.recipient = p.email
    where c.instagram_username like 'q' || $1 || '%' group by c.status order by c.status`;
    await expect
      .poll(() => inShop(figures, [run]), { timeout: 60_000 })
      .toEqual([
        { status: 'rejected', claims: 5, notified: 5, mailed: 5 },
        { status: 'verified', claims: 45, notified: 45, mailed: 45 },
      ]);
    const [books] = await inShop<{ quantity: number; moved: number }>(
      `select p.quantity, sum(h.change)::int as moved from game_prizes p
     join prize_inventory_history h on h.prize_id = p.id
     where p.name = 'Queue ' || $1 group by p.id`,
      [run],
    );
    expect(books).toEqual({ quantity: 5, moved: 5 });
  },
);
