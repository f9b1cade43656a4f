import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createUser } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const add = (label: string) => sql`
  insert into public.addresses
    (label, full_name, phone, governorate, city, street, building, is_default)
  values (${label}, 'Nour Adel', '+201000000000', 'cairo', 'Maadi', 'Road 9', '12', true)`;

it('allows one default address: the latest selection', async () => {
  const customer = asUser({ userId: await createUser(database.owner), claims: {} });
  await customer.write(add('home'));
  await customer.write(add('work'));
  const defaults = sql`select label from public.addresses where is_default`;
  expect((await customer.read(defaults))[0]).toEqual([{ label: 'work' }]);
  await customer.write(sql`update public.addresses set is_default = true where label = 'home'`);
  expect((await customer.read(defaults))[0]).toEqual([{ label: 'home' }]);
});

it('delivers free of charge in Cairo and Giza', async () => {
  const { rows } = await database.owner.query(
    'select code from public.governorates where delivery_fee = 0 order by code',
  );
  expect(rows).toEqual([{ code: 'cairo' }, { code: 'giza' }]);
});
