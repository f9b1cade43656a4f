import { expect, it } from 'vitest';
import { attempts, fewRequests, flood } from '#tests/support/floods.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import { createStorageApi } from './index.ts';

fewRequests();

const list = (key: string) =>
  flood(createStorageApi(), '/object/list/product-images', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefix: '' }),
  });

it('slows down a caller who lists files again and again, and no program of the shop', async () => {
  const { accepted, rejected } = await list(await accessTokenOf(new Date()));
  expect(accepted).toBeLessThan(attempts);
  expect(await rejected!.json()).toMatchObject({ statusCode: '429', code: 'SlowDown' });
  expect((await list(await serviceKey())).accepted).toBe(attempts);
});
