import { expect, it } from 'vitest';
import { attempts, fewRequests, flood } from '#tests/support/floods.ts';
import { accessTokenOf } from '#tests/support/storage.ts';
import { createAuthApi } from './index.ts';

fewRequests();

it.each(['/user', '/admin/users'])(
  'slows down an account that asks for %s again and again',
  async (path) => {
    const headers = { Authorization: `Bearer ${await accessTokenOf(new Date())}` };
    const { accepted, rejected } = await flood(createAuthApi(), path, { headers });
    expect(accepted).toBeLessThan(attempts);
    expect(rejected!.status).toBe(429);
    expect(await rejected!.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  },
);
