import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxViews } from '#domain/admin/lists/saved-view.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/ordering.ts';
import type { Customer } from '../../shared/customer.ts';
import { ordersSource } from './orders-list.server.ts';
import { readList } from './read-list.server.ts';
import { removeView, saveView } from './saved-views.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
let database: TestDatabase;
let mona: Customer;
let karim: Customer;
beforeAll(async () => {
  database = await testDatabase();
  mona = await person(now, ['sales']);
  karim = await person(now, ['sales']);
});
afterAll(() => database.close());

const save = (
  actor: Customer,
  change: { name: string; view?: string; sharedWith?: StaffRole[]; search?: string },
) => saveView({ list: 'orders', view: '', search: '', sharedWith: [], ...change }, { actor, now });

async function savedFor(actor: Customer) {
  const page = await readList(ordersSource, new URLSearchParams(), { actor, now });
  if (!page.ok) throw new Error(page.reason);
  return page.views.filter(({ name }) => name !== null);
}

async function idOf(actor: Customer, name: string): Promise<string> {
  return (await savedFor(actor)).find((view) => view.name === name)!.id;
}

describe('a saved view', () => {
  it('stores what the list understands and leads to it', async () => {
    const search = '?view=waiting&status=placed,nonsense&sort=placed&after=abc&evil=1';
    const saved = await save(mona, { name: 'Calls', search });
    const id = await idOf(mona, 'Calls');
    expect(saved).toEqual({
      ok: true,
      address: `/admin/orders?view=${id}&status=placed&sort=placed`,
    });
    expect(await savedFor(mona)).toMatchObject([{ isOwn: true, count: 0 }]);
  });

  it('is seen by colleagues of the roles that it is shared with, who cannot change it', async () => {
    expect(await savedFor(karim)).toEqual([]);
    const view = await idOf(mona, 'Calls');
    await save(mona, { name: 'Our calls', view, sharedWith: ['sales'] });
    expect(await savedFor(karim)).toMatchObject([{ name: 'Our calls', isOwn: false }]);
    const rejected = { ok: false, reason: 'not_found' };
    expect(await save(karim, { name: 'Mine', view })).toEqual(rejected);
    expect(await removeView({ list: 'orders', view }, { actor: karim, now })).toEqual(rejected);
    expect(await removeView({ list: 'orders', view }, { actor: mona, now })).toMatchObject({
      ok: true,
    });
    expect(await savedFor(karim)).toEqual([]);
  });

  it('is limited in number, and needs a list', async () => {
    for (let n = 0; n < maxViews; n += 1) await save(karim, { name: `View ${n}` });
    expect(await save(karim, { name: 'One more' })).toEqual({ ok: false, reason: 'too_many' });
    const unknown = { list: 'nothing', view: '', name: 'x', search: '', sharedWith: [] };
    expect(await saveView(unknown, { actor: mona, now })).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });
});
