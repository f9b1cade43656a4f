import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { readSharingCard } from './sharing-card.server.ts';

const database = fileDatabase({ seeded: true });

const product = { kind: 'product', key: 'qalawun-majlis-sofa' } as const;

it('is a picture of the size that social networks expect, one for each language', async () => {
  const [english, arabic] = [
    await readSharingCard({ ...product, locale: 'en' }),
    await readSharingCard({ ...product, locale: 'ar' }),
  ];
  const { format, width, height } = await sharp(english!).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(english!.equals(arabic!)).toBe(false);
  expect(english!.length).toBeLessThan(200_000);
});

it('is drawn once for concurrent requests', async () => {
  const request = { kind: 'project', key: 'esna-caravanserai', locale: 'en' } as const;
  expect(await readSharingCard(request)).toBe(await readSharingCard(request));
});

it('shows the prize that a winner shares', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from game_prizes where active limit 1',
  );
  const card = await readSharingCard({ kind: 'prize', key: rows[0]!.id, locale: 'en' });
  expect((await sharp(card!).metadata()).width).toBe(1200);
  expect(await readSharingCard({ kind: 'prize', key: 'not-an-id', locale: 'en' })).toBeNull();
});

it('is not drawn for what visitors cannot see, nor from pictures that are not ours', async () => {
  expect(await readSharingCard({ ...product, key: 'nothing', locale: 'en' })).toBeNull();
  await database.owner.query('set role service_role');
  await database.owner.query(
    "update products set image_url = '/pictures/../../package.json' where slug = 'magra-leather-pouf'",
  );
  expect(await readSharingCard({ ...product, key: 'magra-leather-pouf', locale: 'en' })).toBeNull();
});
