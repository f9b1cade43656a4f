import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, asVisitor } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff, insert } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  await createProduct(owner, {
    name: 'Walnut bed',
    name_ar: 'سرير من خشب الجوز',
    description: 'Turned in Damietta',
  });
  await createProduct(owner, {
    name: 'Alabaster lamp',
    name_ar: 'مصباح من الألباستر',
    tags: ['light'],
  });
  await createProduct(owner, {
    name: 'Linen sofa',
    name_ar: 'أريكة كتّان',
    description: 'Beside a bed',
  });
  await createProduct(owner, { name: 'Cane chair', name_ar: 'كرسي خيزران' });
  await createProduct(owner, { name: 'Corner couch', name_ar: 'كنبة ركنة من خشب الزان' });
  await createProduct(owner, { name: 'Maktab lamp', name_ar: 'أباجورة مكتب' });
  await createProduct(owner, { name: 'Writing desk', name_ar: 'مكتب كتابة' });
  await createProduct(owner, { name: 'Silk cushion', name_ar: 'خدادية حرير' });
  await createProduct(owner, { name: 'Incense chest', name_ar: 'صندوق العود' });
  await createProduct(owner, { name: 'Hidden throne', name_ar: 'عرش مخفي', status: 'draft' });
  await insert(owner, 'public.portfolio_projects', {
    slug: 'house',
    title_en: 'House in Zamalek',
    title_ar: 'بيت في الزمالك',
    category: 'residential',
    status: 'published',
  });
  await insert(owner, 'public.projects', {
    slug: 'hotel',
    title: 'Zamalek hotel',
    title_ar: 'فندق الزمالك',
    category: 'hospitality',
    is_published: true,
  });
});

afterAll(() => database.close());

type Match = { content_type: string; title: string };

async function search(term: string, session = asVisitor()): Promise<string[]> {
  const [rows] = await session.read(sql<Match>`select * from public.search_content(${term})`);
  return rows.map(({ title }) => title);
}

describe('search_content', () => {
  it.each([
    ['الألباستر', 'Alabaster lamp'],
    ['الالباستر', 'Alabaster lamp'],
    ['ألباستر', 'Alabaster lamp'],
    ['مِصْبَاح', 'Alabaster lamp'],
    ['مصبـــاح', 'Alabaster lamp'],
    ['اريكه', 'Linen sofa'],
    ['الأريكة', 'Linen sofa'],
    ['كتان', 'Linen sofa'],
    ['السرير', 'Walnut bed'],
  ])('finds %s however it is spelt', async (term, title) => {
    expect(await search(term)).toContain(title);
  });

  it.each([
    ['walnot', 'Walnut bed'],
    ['alabastr', 'Alabaster lamp'],
    ['damieta', 'Walnut bed'],
    ['الباستير', 'Alabaster lamp'],
    ['WALNUT', 'Walnut bed'],
    ['wal', 'Walnut bed'],
    ['bed walnut', 'Walnut bed'],
    ['sofas', 'Linen sofa'],
    ['wlanut beds', 'Walnut bed'],
  ])('corrects %s', async (term, title) => {
    expect(await search(term)).toContain(title);
  });

  it.each([
    ['kanaba', 'Corner couch'],
    ['kanabah', 'Corner couch'],
    ['elkanaba', 'Corner couch'],
    ['5ashab zan', 'Corner couch'],
    ['khashab', 'Corner couch'],
    ['korsy', 'Cane chair'],
    ['kursi 5ayzaran', 'Cane chair'],
    ['7arir', 'Silk cushion'],
    ['harir', 'Silk cushion'],
    ['٧arir', 'Silk cushion'],
    ['3oud', 'Incense chest'],
    ['sandou2', 'Incense chest'],
    ['sandook', 'Incense chest'],
    ['sereer', 'Walnut bed'],
    ['goz', 'Walnut bed'],
  ])('reads %s as Arabic in Latin letters', async (term, title) => {
    expect(await search(term)).toContain(title);
  });

  it('finds a borrowed word in both languages', async () => {
    expect(await search('maktab')).toEqual(['Maktab lamp', 'Writing desk']);
  });

  it.each([
    ['كراسي', 'Cane chair'],
    ['كنبات', 'Corner couch'],
    ['الكنبات', 'Corner couch'],
    ['صناديق', 'Incense chest'],
  ])('finds the one piece by %s, the plural', async (term, title) => {
    expect(await search(term)).toContain(title);
  });

  it('finds another word for the same, the typed one first', async () => {
    expect(await search('sofa')).toEqual(['Linen sofa', 'Corner couch']);
    expect(await search('couch')).toEqual(['Corner couch', 'Linen sofa']);
  });

  it('ranks matches in the title before matches in the text', async () => {
    expect(await search('bed')).toEqual(['Walnut bed', 'Linen sofa']);
  });

  it('returns products, then portfolio, then projects', async () => {
    expect(await search('zamalek')).toEqual(['House in Zamalek', 'Zamalek hotel']);
  });

  it('returns nothing for one letter, an empty term or an unknown word', async () => {
    expect(await search('b')).toEqual([]);
    expect(await search('   ')).toEqual([]);
    expect(await search("' & | ! :*")).toEqual([]);
    expect(await search('xylophone')).toEqual([]);
  });

  it('returns at most eight of each type', async () => {
    for (let count = 0; count < 10; count += 1)
      await createProduct(database.owner, { name: 'Stool' });
    expect(await search('stool')).toHaveLength(8);
  });
});

describe('a draft', () => {
  it('is never found, not even by staff who may read it', async () => {
    const userId = await createStaff(database.owner, 'technical_office_manager');
    const staff = asUser({ userId, claims: {} });
    const [rows] = await staff.read(sql`select from public.products where name = 'Hidden throne'`);
    expect(rows).toHaveLength(1);
    expect(await search('throne', staff)).toEqual([]);
    expect(await search('throne')).toEqual([]);
  });

  it('is found from its publication until it is withdrawn or deleted', async () => {
    const { id } = await createProduct(database.owner, { name: 'Ottoman', status: 'draft' });
    const set = (status: string) =>
      database.owner.query('update public.products set status = $2 where id = $1', [id, status]);
    await set('published');
    expect(await search('ottoman')).toEqual(['Ottoman']);
    await set('draft');
    expect(await search('ottoman')).toEqual([]);
    await set('published');
    await database.owner.query('delete from public.products where id = $1', [id]);
    expect(await search('ottoman')).toEqual([]);
  });
});
