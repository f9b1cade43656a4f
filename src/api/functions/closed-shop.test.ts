import { expect, it, vi } from 'vitest';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createFunctionsApi } from './index.ts';

const database = fileDatabase();
const api = createFunctionsApi();

async function call(name: string, headers: Record<string, string> = {}) {
  const response = await api.request(`/${name}`, { method: 'POST', body: '{}', headers });
  const { error } = (await response.json()) as { error?: { code: string } };
  return [response.status, error?.code];
}

const closed = [403, 'shop_closed'];

it('rejects orders and the game of visitors until the shop is open, and nothing else', async () => {
  for (const name of ['checkout', 'game-start', 'game-answer', 'game-spin', 'game-claim']) {
    expect([name, await call(name)]).toEqual([name, closed]);
  }
  expect(await call('price-cart')).not.toEqual(closed);
  const { secret } = await currentApiKeys();
  expect(await call('checkout', { apikey: secret })).not.toEqual(closed);
  await database.owner.query('update site_settings set opened_at = now()');
  await vi.waitFor(async () => expect(await call('checkout')).not.toEqual(closed));
});
