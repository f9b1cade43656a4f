import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplesInput } from '#domain/enquiries/samples.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Caller } from '../shared/caller.ts';
import { requestSamples } from './request-samples.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const visitor: Caller = {
  actor: { kind: 'visitor' },
  attempt: { now, address: '203.0.113.9', locale: 'en' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

const typed = (change: Record<string, string | string[]> = {}) => ({
  full_name: 'Mona Farid',
  email: 'mona@example.com',
  phone: '01012345678',
  address: 'Road 9, Maadi, Cairo',
  samples: ['walnut', 'walnut', 'linen'],
  piece: 'qalawun-majlis-sofa',
  ...change,
});

it('reaches staff as a message that names each sample once, the address and the piece', async () => {
  expect(await requestSamples(samplesInput.parse(typed()), visitor)).toMatchObject({ ok: true });
  const { rows } = await database.owner.query(
    `select subject, message, status from contact_messages where email = 'mona@example.com'`,
  );
  expect(rows).toEqual([
    {
      subject: 'product_inquiry',
      status: 'new',
      message:
        'Samples, free: Walnut, Akhmim linen\nTo: Mona Farid, Road 9, Maadi, Cairo\nFor: /product/qalawun-majlis-sofa',
    },
  ]);
});

it('needs one sample that we cut, and takes three at most', () => {
  const problems = (change: Record<string, string | string[]>) =>
    samplesInput.safeParse(typed(change)).error?.issues.map(({ path }) => path[0]);
  expect(problems({ samples: [] })).toEqual(['samples']);
  expect(problems({ samples: ['gold'] })).toEqual(['samples']);
  expect(problems({ samples: ['wool'] })).toBeUndefined();
  expect(problems({ samples: ['wool', 'linen', 'cane', 'velvet'] })).toEqual(['samples']);
  expect(problems({ piece: '"><script>' })).toEqual(['piece']);
});

it('is limited like the contact form', async () => {
  const results = [];
  for (let request = 0; request < 40; request += 1) {
    const email = `collector${request}@example.com`;
    results.push(await requestSamples(samplesInput.parse(typed({ email })), visitor));
  }
  expect(results.some(({ ok }) => !ok)).toBe(true);
});
