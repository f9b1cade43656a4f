import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchGroups } from '#domain/admin/staff-search.ts';
import { staffRoles } from '#domain/identity/roles.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { searchBackOffice } from './search-back-office.server.ts';

let database: TestDatabase;
const now = new Date('2026-11-15T10:00:00Z');
/** A word that stands in a record of every group. */
const word = 'zamalek';

beforeAll(async () => {
  database = await testDatabase();
  const { id } = await ordered(database.owner, null);
  const customer = await person(now);
  const product = await addProduct(database.owner);
  const write = (query: string, ...values: unknown[]) => rowsOf(database.owner, query, ...values);
  await write(
    `update orders set phone = '+201001234567',
       address = address || '{"full_name": "Nour Zamalek"}' where id = $1`,
    id,
  );
  await write(`update profiles set full_name = 'Omar Zamalek' where id = $1`, customer.userId);
  await write(
    `update products set name = 'Zamalek chair', name_ar = 'كرسي الزمالك', sku = 'ZMK-1' where id = $1`,
    product,
  );
  await write(
    `insert into custom_service_requests (project_title, full_name, email, phone, service_type,
       budget_range, project_type, preferred_timeline)
     values ('Zamalek flat', 'Mona', 'mona@example.com', '+201112223334', 'restoration',
       'under_10k', 'residential', 'asap')`,
  );
  await write(
    `insert into contact_messages (full_name, email, subject, message)
     values ('Zamalek Club', 'club@example.com', 'other', 'Hello')`,
  );
  await write(
    `with prize as (
       insert into game_prizes (name, type, quantity, original_quantity) values ('Lamp', 'product', 1, 1) returning id
     )
     insert into claimed_prizes (prize_id, user_id, instagram_username, prize_name)
     select id, $1, 'zamalek.home', 'Lamp' from prize`,
    customer.userId,
  );
  await write(
    `insert into portfolio_projects (slug, title_en, category) values ('zmk', 'Zamalek villa', 'office')`,
  );
  await write(
    `insert into projects (slug, title, category) values ('zmk', 'Zamalek hotel', 'hospitality')`,
  );
  await write(
    `insert into job_applications (position, full_name, email, phone, cv_file)
     values ('Carver', 'Karim Zamalek', 'karim@example.com', '+201512345678',
       'cvs/00000000-0000-4000-8000-000000000001.pdf')`,
  );
  await write(
    `with category as (insert into faq_categories (slug, name) values ('delivery', 'Delivery') returning id)
     insert into faq_items (category_id, question, answer)
     select id, 'When do you come?', 'In Zamalek each Tuesday.' from category`,
  );
  await write(
    `insert into team_members (name, position) values ('Hoda Zamalek', 'Drawing office')`,
  );
  await write(
    `insert into careers (title, department, location, employment_type, description)
     values ('Carver in Zamalek', 'Workshop', 'Cairo', 'full_time', 'Carving')`,
  );
  await write(`insert into partners (name) values ('Zamalek Art Gallery')`);
  await write(
    `insert into workshops (slug, name, craft, town, governorate)
     values ('zmk', 'Zamalek carvers', 'carving', 'Cairo', 'cairo')`,
  );
});
afterAll(() => database.close());

const admin = () => person(now, ['admin']);
const found = async (term: string, actor: Awaited<ReturnType<typeof person>>) =>
  searchBackOffice(term, { actor, locale: 'en' });

describe('the search of the back office', () => {
  it('finds a record of every group for an admin', async () => {
    const results = await found(word, await admin());
    expect(new Set(results.map(({ group }) => group))).toEqual(new Set(Object.keys(searchGroups)));
  });

  it.each(staffRoles)('shows %s the groups of the role and no other', async (role) => {
    const wanted = Object.entries(searchGroups).filter(
      ([, roles]) => role === 'admin' || roles.some((each) => each === role),
    );
    const results = await found(word, await person(now, [role]));
    expect(new Set(results.map(({ group }) => group))).toEqual(
      new Set(wanted.map(([group]) => group)),
    );
  });

  it('shows a customer nothing', async () => {
    expect(await found(word, await person(now))).toEqual([]);
  });

  it.each([
    // An order, and the person who placed it.
    ['01001234567', 'orders buyers'],
    ['٠١٠٠١٢٣٤', 'orders buyers'],
    ['+20 100 123 4567', 'orders buyers'],
    ['كرسي الزمالك', 'products'],
    ['zmk-1', 'products'],
    // Products are found as in the shop, with fewer words where none has all.
    ['@zamalek.h', 'products claims'],
    ['zamalek vil', 'products portfolio'],
    ['01512345678', 'applications'],
    ['each tuesday', 'questions'],
  ])('finds %s among the %s', async (term, groups) => {
    const results = await found(term, await admin());
    expect(results.map((result) => result.group)).toEqual(groups.split(' '));
  });

  it.each(['%', '_%', "'; drop table orders; --", '\\'])('takes %s literally', async (term) => {
    expect(await found(term, await admin())).toEqual([]);
  });
});
