import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewSort } from '#domain/reviews/review-query.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findProduct } from './find-product.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en', now: new Date() } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

type Known = { id: string; slug: string; category: string; name: string; name_ar: string };

let database: TestDatabase;
let products: Known[];

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  products = await rows<Known>(
    `select id, slug, category, name, name_ar from products where status = 'published' order by slug`,
  );
});
afterAll(() => database.close());

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows;
}

describe('a product', () => {
  it('is found by its slug and by its id', async () => {
    const { id, slug, name } = products[0]!;
    const bySlug = await findProduct(slug, visitor);
    expect(bySlug?.product).toMatchObject({ id, slug, name });
    expect(await findProduct(id, visitor)).toEqual(bySlug);
    expect(await findProduct(id.toUpperCase(), visitor)).toEqual(bySlug);
  });

  it('names the workshop that makes it, in the language of the reader', async () => {
    const [{ slug, workshop, workshop_ar } = { slug: '', workshop: '', workshop_ar: '' }] =
      await rows<{ slug: string; workshop: string; workshop_ar: string }>(
        'select slug, workshop, workshop_ar from products where workshop is not null limit 1',
      );
    expect((await findProduct(slug, visitor))?.product.workshop).toBe(workshop);
    const view = await findProduct(slug, arabic);
    expect(view?.product.workshop).toBe(workshop_ar);
    expect(view?.product.maker?.name).toBe(workshop_ar);
    expect(view?.product.town).toBe(view?.product.maker?.town);
  });

  it.each([
    '',
    'no-such-thing',
    '00000000-0000-4000-8000-000000000000',
    "' or true --",
    'كنبة',
    '%',
    '🪑',
  ])('is not found as %j', async (key) => {
    expect(await findProduct(key, visitor)).toBeNull();
  });

  it('can be read for every product in both languages, with pictures and options', async () => {
    for (const { id, slug, name, name_ar } of products) {
      const [english, translated] = [
        await findProduct(slug, visitor),
        await findProduct(slug, arabic),
      ];
      expect(english?.product).toMatchObject({ id, name });
      expect(translated?.product).toMatchObject({ id, name: name_ar });
      expect(english!.product.pictures.length).toBeGreaterThan(0);
      expect(english!.product.hasVariants).toBe(english!.product.variants.length > 0);
      expect(english!.product.price).toMatch(/^\d+\.\d{2}$/);
      expect(translated!.product.description).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('falls back to English where Arabic is missing', async () => {
    const { id, slug } = products[1]!;
    await database.owner.query(
      `update products set name_ar = null, description_ar = '', origin_ar = null, story_ar = null,
         care_instructions_ar = null, features_ar = '{}', specifications_ar = '[]' where id = $1`,
      [id],
    );
    const { product: english } = (await findProduct(slug, visitor))!;
    const { product: translated } = (await findProduct(slug, arabic))!;
    const texts = ({
      name,
      description,
      origin,
      story,
      care,
      features,
      specifications,
    }: typeof english) => ({
      ...{ name, description, origin, story, care, features, specifications },
    });
    expect(texts(translated)).toEqual(texts(english));
    expect(english.description).not.toBe('');
  });

  it('has its description formatted, and in words alone for search engines', async () => {
    const { id, slug } = products[3]!;
    const written =
      '<h3>Oak</h3><p>From <strong>Damietta</strong> &amp; oiled.</p><script>alert(1)</script>';
    const described = async (text: string) => {
      await database.owner.query('update products set description = $2 where id = $1', [id, text]);
      return (await findProduct(slug, visitor))!.product;
    };
    expect(await described(written)).toMatchObject({
      description: 'Oak From Damietta & oiled.',
      richDescription: [
        { tag: 'h3', children: ['Oak'] },
        {
          tag: 'p',
          children: ['From ', { tag: 'strong', children: ['Damietta'] }, ' & oiled.'],
        },
      ],
    });
    expect((await described('One.\n\nTwo.')).richDescription).toEqual([
      { tag: 'p', children: ['One.'] },
      { tag: 'p', children: ['Two.'] },
    ]);
  });

  it('is hidden while it is a draft', async () => {
    const { id, slug } = products[2]!;
    expect(await findProduct(slug, visitor)).not.toBeNull();
    await database.owner.query(`update products set status = 'draft' where id = $1`, [id]);
    expect(await findProduct(slug, visitor)).toBeNull();
    expect(await findProduct(id, visitor)).toBeNull();
  });
});

describe('related products', () => {
  it('are published, up to four from the same room first, and never the product itself', async () => {
    for (const { id, slug, category } of products.slice(3)) {
      const { related } = (await findProduct(slug, visitor))!;
      const ids = related.map((card) => card.id);
      expect(ids).toHaveLength(4);
      expect(ids).not.toContain(id);
      expect(ids).not.toContain(products[2]!.id);
      expect(new Set(ids).size).toBe(ids.length);
      const ofRoom = related.map((card) => card.category === category);
      expect(ofRoom).toEqual(ofRoom.toSorted((one, other) => Number(other) - Number(one)));
      expect(ofRoom[0]).toBe(true);
      expect((await findProduct(id, visitor))!.related).toEqual(related);
    }
  });

  it('come from other rooms when its own has too few', async () => {
    await database.owner.query(
      `insert into products (name, slug, sku, category, kind, price, status)
       values ('Lone desk', 'only-one', 'ONLY-1', 'office', 'lone_desk', 10, 'published')`,
    );
    await database.owner.query(
      `update products set category = 'decor' where category = 'office' and slug <> 'only-one'`,
    );
    const { related } = (await findProduct('only-one', visitor))!;
    expect(related).toHaveLength(4);
    expect(related.every((card) => card.category !== 'office')).toBe(true);
  });
});

describe('the reviews of a product', () => {
  it('are the approved ones, newest first, and reveal only the name of each author', async () => {
    const { id, slug } = products[4]!;
    await database.owner.query('delete from reviews where product_id = $1', [id]);
    const authors = [];
    for (const [status, day] of [
      ['pending', 1],
      ['approved', 2],
      ['rejected', 3],
      ['approved', 4],
    ] as const) {
      const email = `${randomUUID()}@example.com`;
      const [author] = await rows<{ id: string }>(
        `insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id`,
        [email, { full_name: 'Salma Nagi' }],
      );
      await database.owner.query(
        `insert into reviews (product_id, user_id, rating, body, status, is_anonymous, created_at)
         values ($1, $2, 4, $3, $4, $5, $6)`,
        [id, author!.id, `On day ${day}`, status, day === 2, `2026-01-0${day}T12:00:00Z`],
      );
      authors.push(email, author!.id);
    }
    const view = (await findProduct(slug, visitor))!;
    expect(view.reviews.map(({ text, author }) => [text, author])).toEqual([
      ['On day 4', 'Salma Nagi'],
      ['On day 2', null],
    ]);
    expect(view.product).toMatchObject({ reviewCount: 2, rating: 4 });
    for (const secret of authors) expect(JSON.stringify(view)).not.toContain(secret);
  });

  it('come first in the language of the reader', async () => {
    const { id, slug } = products[6]!;
    await database.owner.query('delete from reviews where product_id = $1', [id]);
    await database.owner.query(
      `insert into reviews (product_id, rating, body, status, created_at) values
         ($1, 5, 'قطعة جميلة', 'approved', '2026-02-01'), ($1, 5, 'Lovely', 'approved', '2026-01-01')`,
      [id],
    );
    const texts = async (reader: typeof visitor | typeof arabic) =>
      (await findProduct(slug, reader))!.reviews.map(({ text }) => text);
    expect(await texts(visitor)).toEqual(['Lovely', 'قطعة جميلة']);
    expect(await texts(arabic)).toEqual(['قطعة جميلة', 'Lovely']);
  });

  it('come with photos first if wanted, and show those of approved ones together', async () => {
    const { id, slug } = products[7]!;
    await database.owner.query('delete from reviews where product_id = $1', [id]);
    const [pictured, pending] = [randomUUID(), randomUUID()];
    const demoFile = '/pictures/reviews/chair_of_test.webp';
    await database.owner.query(
      `insert into reviews (id, product_id, rating, body, status, created_at) values
         ($2, $1, 5, 'Pictured', 'approved', '2026-01-01'),
         (gen_random_uuid(), $1, 5, 'In words', 'approved', '2026-02-01'),
         ($3, $1, 5, 'Waiting', 'pending', '2026-03-01')`,
      [id, pictured, pending],
    );
    await database.owner.query(
      `insert into review_photos (review_id, position, file, width, height) values
         ($1, 0, $3, 3, 4), ($1, 1, $4, 3, 4), ($2, 0, $5, 3, 4)`,
      [pictured, pending, demoFile, `reviews/${pictured}.webp`, `reviews/${pending}.webp`],
    );
    const view = (await findProduct(slug, visitor, { sort: 'withPhotos', page: 1 }))!;
    expect(view.reviews.map(({ text, photos }) => [text, photos.length])).toEqual([
      ['Pictured', 2],
      ['In words', 0],
    ]);
    const [demo, uploaded] = view.reviews[0]!.photos;
    expect(demo!.url).toBe(demoFile);
    expect(uploaded!.url).toBe(`/media/reviews/${uploaded!.id}`);
    expect(new Set(view.photos.map(({ url }) => url))).toEqual(new Set([demo!.url, uploaded!.url]));
  });

  it('come in pages, sorted as requested, with a count for each rating', async () => {
    const { id, slug } = products[5]!;
    await database.owner.query('delete from reviews where product_id = $1', [id]);
    await database.owner.query(
      `insert into reviews (product_id, rating, body, status)
       select $1, 1 + n % 5, 'Number ' || n, 'approved' from generate_series(0, 9) as n`,
      [id],
    );
    const read = (sort: ReviewSort, page: number) => findProduct(slug, visitor, { sort, page });
    const ratings = async (sort: ReviewSort, page = 1) =>
      (await read(sort, page))!.reviews.map(({ rating }) => rating);
    expect(await ratings('highest')).toEqual([5, 5, 4, 4, 3, 3]);
    expect(await ratings('highest', 2)).toEqual([2, 2, 1, 1]);
    expect(await ratings('lowest')).toEqual([1, 1, 2, 2, 3, 3]);
    expect(await ratings('newest', 3)).toEqual([]);
    expect((await read('newest', 1))!.distribution).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 });
  });
});
