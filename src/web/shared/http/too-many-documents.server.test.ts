import { expect, it } from 'vitest';
import { tooManyDocuments } from './too-many-documents.server.ts';

it('says in the language of the reader when to come again', async () => {
  const limited = { ok: false, reason: 'rate_limited', retryAfter: 600 } as const;
  const response = tooManyDocuments(limited, 'ar');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '600']);
  expect(await response.text()).toMatch(/١٠ دقائق/);
  expect(await tooManyDocuments(limited, 'en').text()).toContain('10 minutes');
});
