import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCampaign, inviteNewPeople } from '#tests/support/campaigns.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import type { Staff } from '../shared/staff.ts';
import { inviteAddresses } from './invite-addresses.server.ts';
import { readCampaign } from './read-campaign.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
let marketing: Staff;
let campaign: string;
let product: string;

/** Four customers: one bought, one waits, one wishes, one did none of this. */
beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  marketing = { actor: await person(now, ['marketing']), now };
  campaign = await addCampaign(owner);
  product = await addProduct(owner);
  const [buyer, waiting, wishing, idle] = await Promise.all([1, 2, 3, 4].map(() => person(now)));
  await ordered(owner, buyer!, { items: [{ product_id: product, quantity: 1 }] });
  await owner.query('insert into stock_alerts (product_id, user_id) values ($1, $2)', [
    product,
    waiting!.userId,
  ]);
  await owner.query('insert into wishlist_items (product_id, user_id) values ($1, $2)', [
    product,
    wishing!.userId,
  ]);
  await owner.query(`update profiles set locale = 'ar' where id = $1`, [idle!.userId]);
  await owner.query('insert into user_rewards (user_id, points) values ($1, 1200)', [idle!.userId]);
  const emails = [buyer, waiting, wishing, idle].map((each) => each!.email);
  await inviteAddresses(campaign, [...emails, 'stranger@example.com'], marketing);
});
afterAll(() => database.close());

async function count(audience: Record<string, string | number | null>) {
  const names = Object.keys(audience);
  await database.owner.query(
    `update notification_campaigns set ${names.map((name, at) => `audience_${name} = $${at + 2}`).join(', ')}
     where id = $1`,
    [campaign, ...Object.values(audience)],
  );
  const detail = await readCampaign(campaign, marketing);
  return detail!.audience!.people;
}

const everybody = {
  ...{ language: null, governorate: null, interest: null },
  ...{ room: null, product: null, level: null },
};

it.each([
  ['all', {}, 4],
  ['a language', { language: 'ar' }, 1],
  ['a level', { level: 3 }, 1],
  ['the first level, on which everybody is', { level: 1 }, 4],
  ['buyers', { interest: 'bought' }, 1],
  ['those who never bought', { interest: 'never_bought' }, 3],
  ['those who wait', { interest: 'waiting' }, 1],
  ['those who wish', { interest: 'wished' }, 1],
  ['buyers of another room', { interest: 'bought', room: 'lighting' }, 0],
  ['an unknown place', { governorate: 'aswan' }, 0],
  ['several conditions', { language: 'en', interest: 'never_bought' }, 2],
])('counts %s', async (_name, audience, expected) => {
  expect(await count({ ...everybody, ...audience })).toBe(expected);
});

it('counts buyers of a piece, and nobody for a piece that is gone', async () => {
  expect(await count({ ...everybody, interest: 'bought', product })).toBe(1);
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(await count({ ...everybody, interest: 'bought', product: gone })).toBe(0);
});

it('says how many want none of this kind', async () => {
  const id = await addCampaign(database.owner);
  await inviteNewPeople(database.owner, id, 3);
  await database.owner.query(
    `insert into notification_preferences (user_id, category_id, email)
     select i.user_id, c.category_id, false from campaign_invitations i
     join notification_campaigns c on c.id = i.campaign_id where c.id = $1 limit 2`,
    [id],
  );
  const detail = await readCampaign(id, marketing);
  expect(detail!.audience).toEqual({ people: 3, declined: 2 });
});

it('is read by marketing alone', async () => {
  const sales = { actor: await person(now, ['sales']), now };
  expect(await readCampaign(campaign, sales)).toBeNull();
});
