import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readDeliveryFees, readFaq, readPartners, readTeam } from './company-pages.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

interface Named {
  id: string;
  name: string;
}
const lists = [
  ['faq_categories', readFaq, 'is_visible = false', 'name_ar'],
  ['team_members', readTeam, 'is_visible = false', 'name_ar'],
  ['partners', readPartners, 'is_visible = false', 'name_ar'],
] as const;

const ids = (rows: Named[]) => rows.map(({ id }) => id);

describe.each(lists)('the page of %s', (table, read, hiding, arabicName) => {
  it('is in both languages, in the order set by staff', async () => {
    const english = await read(visitor);
    const translated = await read(arabic);
    expect(english.length).toBeGreaterThan(1);
    expect(ids(translated)).toEqual(ids(english));
    expect(translated.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    const [last, ...rest] = ids(english).toReversed();
    await database.owner.query(
      `update ${table} set display_order = (select min(display_order) - 1 from ${table}) where id = $1`,
      [last],
    );
    expect(ids(await read(visitor))).toEqual([last, ...rest.toReversed()]);
  });

  it('falls back to English where Arabic is missing', async () => {
    const { id, name } = (await read(visitor))[0]!;
    await database.owner.query(`update ${table} set ${arabicName} = null where id = $1`, [id]);
    expect((await read(arabic))[0]).toMatchObject({ id, name });
  });

  it('leaves out hidden rows', async () => {
    const [first, ...others] = await read(visitor);
    await database.owner.query(`update ${table} set ${hiding} where id = $1`, [first!.id]);
    expect(ids(await read(visitor))).toEqual(ids(others));
  });
});

describe('the questions', () => {
  it('are grouped by category, without hidden ones', async () => {
    const [category] = await readFaq(visitor);
    const [request] = category!.items;
    expect(request!.answer).not.toBe('');
    await database.owner.query('update faq_items set is_visible = false where id = $1', [
      request!.id,
    ]);
    const [again] = await readFaq(visitor);
    expect(again!.items).toEqual(category!.items.slice(1));
  });
});

describe('the delivery fees', () => {
  it('list every governorate that is served, with its fee', async () => {
    const fees = await readDeliveryFees(arabic);
    expect(fees).toHaveLength(27);
    expect(fees[0]).toEqual({
      code: 'cairo',
      name: 'القاهرة',
      fee: '0.00',
      minDays: 1,
      maxDays: 2,
    });
    await database.owner.query(`update governorates set is_served = false where code = 'aswan'`);
    await database.owner.query(`update governorates set delivery_fee = 26 where code = 'suez'`);
    const after = await readDeliveryFees(visitor);
    expect(after).toHaveLength(26);
    expect(after.find(({ code }) => code === 'suez')?.fee).toBe('26.00');
  });
});
