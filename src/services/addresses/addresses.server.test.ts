import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxAddresses, savedAddress } from '#domain/addresses/saved-address.ts';
import type { Customer } from '#services/shared/customer.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  deleteAddress,
  findAddress,
  makeDefault,
  readAddresses,
  saveAddress,
} from './addresses.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function customer(): Promise<Customer> {
  const { userId } = await makeAccount(new Date());
  return { kind: 'user', userId, claims: {} };
}

const typed = (change: object = {}) =>
  savedAddress.parse({
    label: 'Home',
    full_name: 'Nour El-Sayed',
    phone: '01001234567',
    governorate: 'cairo',
    city: 'Zamalek',
    street: 'Brazil Street',
    building: '12',
    ...change,
  });

async function add(owner: Customer, change: object = {}): Promise<string> {
  const saved = await saveAddress(owner, typed(change));
  if (!saved.ok) throw new Error(saved.reason);
  return saved.id;
}

const labels = async (owner: Customer) =>
  (await readAddresses({ customer: owner, locale: 'en' })).map(({ label, isDefault }) => [
    label,
    isDefault,
  ]);

it('is added, changed and deleted by its owner; there is always one default', async () => {
  const owner = await customer();
  const home = await add(owner);
  const work = await add(owner, { label: 'Work' });
  expect(await labels(owner)).toEqual([
    ['Home', true],
    ['Work', false],
  ]);
  await makeDefault(owner, work);
  expect(await labels(owner)).toEqual([
    ['Work', true],
    ['Home', false],
  ]);
  expect(await saveAddress(owner, typed({ label: 'House', floor: '3' }), home)).toMatchObject({
    ok: true,
  });
  expect(await findAddress(owner, home)).toMatchObject({ label: 'House', floor: '3' });
  await deleteAddress(owner, work);
  expect(await labels(owner)).toEqual([['House', true]]);
});

it('of another customer can be neither read nor changed, not even by staff', async () => {
  const owner = await customer();
  const home = await add(owner);
  const { userId } = await makeAccount(new Date(), ['admin']);
  const strangers: Customer[] = [await customer(), { kind: 'user', userId, claims: {} }];
  for (const stranger of strangers) {
    expect(await findAddress(stranger, home)).toBeNull();
    expect(await saveAddress(stranger, typed({ label: 'Mine' }), home)).toEqual({
      ok: false,
      reason: 'not_found',
    });
    await makeDefault(stranger, home);
    await deleteAddress(stranger, home);
    expect(await readAddresses({ customer: stranger, locale: 'en' })).toEqual([]);
  }
  expect(await labels(owner)).toEqual([['Home', true]]);
});

it('is rejected where we do not deliver', async () => {
  const owner = await customer();
  const rejected = { ok: false, reason: 'not_served' };
  expect(await saveAddress(owner, typed({ governorate: 'atlantis' }))).toEqual(rejected);
  await database.owner.query(`update governorates set is_served = false where code = 'aswan'`);
  expect(await saveAddress(owner, typed({ governorate: 'aswan' }))).toEqual(rejected);
});

it('is rejected above the maximum number, also under concurrent requests', async () => {
  const owner = await customer();
  const results = await Promise.all(
    Array.from({ length: maxAddresses + 4 }, () => saveAddress(owner, typed())),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(maxAddresses);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too_many' });
  expect((await labels(owner)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

it('is not found by an invented id', async () => {
  const owner = await customer();
  for (const id of [randomUUID(), 'x']) {
    expect(await findAddress(owner, id)).toBeNull();
    expect(await saveAddress(owner, typed(), id)).toEqual({ ok: false, reason: 'not_found' });
  }
});
