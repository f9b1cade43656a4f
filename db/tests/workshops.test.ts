import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct, insert } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const place = { craft: 'inlay', town: 'Cairo', governorate: 'cairo' };

const addWorkshop = (name: string) =>
  insert(database.owner, 'public.workshops', {
    ...place,
    name,
    slug: name.toLowerCase().replaceAll('’', ''),
  });

async function readProduct(id: string) {
  const { rows } = await database.owner.query(
    `select p.workshop, p.workshop_id, array(
       select f from unnest(l.facets) f where f like 'workshop:%') as facets
     from products p join product_listings l on l.product_id = p.id where p.id = $1`,
    [id],
  );
  return rows[0];
}

it('finds a workshop by a straight apostrophe, in any case', async () => {
  const { id: workshopId } = await addWorkshop('Sha’ban');
  const { id } = await createProduct(database.owner, { workshop: "sha'ban " });
  expect(await readProduct(id)).toMatchObject({ workshop_id: workshopId });
});

it('links a product to the workshop that it names', async () => {
  const { id: workshopId } = await addWorkshop('Hassan');
  const { id } = await createProduct(database.owner, { workshop: ' Hassan ' });
  expect(await readProduct(id)).toMatchObject({
    workshop_id: workshopId,
    facets: ['workshop:hassan'],
  });
  await database.owner.query('update products set workshop = $2 where id = $1', [id, 'Nobody']);
  expect(await readProduct(id)).toMatchObject({ workshop_id: null, facets: [] });
});

it('links a product whose workshop is entered later', async () => {
  const { id } = await createProduct(database.owner, { workshop: 'Later' });
  expect((await readProduct(id)).workshop_id).toBeNull();
  const { id: workshopId } = await addWorkshop('Later');
  expect(await readProduct(id)).toMatchObject({
    workshop_id: workshopId,
    facets: ['workshop:later'],
  });
});

it('gives its products a new name and address, and leaves them out of the filter when hidden', async () => {
  const { id: workshopId } = await addWorkshop('Old');
  const { id } = await createProduct(database.owner, { workshop: 'Old' });
  await database.owner.query(`update workshops set name = 'New', slug = 'new' where id = $1`, [
    workshopId,
  ]);
  expect(await readProduct(id)).toEqual({
    workshop: 'New',
    workshop_id: workshopId,
    facets: ['workshop:new'],
  });
  await database.owner.query('update workshops set is_visible = false where id = $1', [workshopId]);
  expect(await readProduct(id)).toMatchObject({ workshop: 'New', facets: [] });
  await database.owner.query('delete from workshops where id = $1', [workshopId]);
  expect(await readProduct(id)).toMatchObject({ workshop: 'New', workshop_id: null });
});
