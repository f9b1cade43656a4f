import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addApiKeys, currentApiKeys, revokeOlderApiKeys, verifyApiKey } from './api-keys.server.ts';

const now = new Date('2026-03-01T10:00:00Z');

describe('keys of applications', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('are created once and stay the same', async () => {
    const keys = await currentApiKeys();
    expect(keys.publishable).toMatch(/^sb_publishable_/);
    expect(keys.secret).toMatch(/^sb_secret_/);
    expect(await currentApiKeys()).toEqual(keys);
    expect(await verifyApiKey(keys.publishable, now)).toBe('publishable');
    expect(await verifyApiKey(keys.secret, now)).toBe('secret');
  });

  it('are rotated without a moment in which neither works', async () => {
    const old = await currentApiKeys();
    const fresh = await addApiKeys();
    expect(fresh.secret).not.toBe(old.secret);
    expect(await currentApiKeys()).toEqual(fresh);
    for (const key of [old.secret, fresh.secret]) {
      expect(await verifyApiKey(key, now)).toBe('secret');
    }
    await revokeOlderApiKeys(now);
    expect(await verifyApiKey(old.secret, now)).toBeNull();
    expect(await verifyApiKey(old.publishable, now)).toBeNull();
    expect(await verifyApiKey(fresh.secret, now)).toBe('secret');
  });

  it('end within ten seconds when another process revokes them', async () => {
    const { secret } = await currentApiKeys();
    expect(await verifyApiKey(secret, now)).toBe('secret');
    await database.owner.query('update auth.api_keys set revoked_at = now()');
    expect(await verifyApiKey(secret, new Date(now.getTime() + 10_001))).toBeNull();
  });

  it('cannot be made from one another', async () => {
    const { publishable, secret } = await currentApiKeys();
    const forged = [
      publishable.replace('publishable', 'secret'),
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      `${secret}A`,
      'sb_secret_',
      `sb_secret_${'0'.repeat(32)}_${'A'.repeat(22)}`,
    ];
    expect(await Promise.all(forged.map((key) => verifyApiKey(key, now)))).toEqual(
      forged.map(() => null),
    );
  });
});
