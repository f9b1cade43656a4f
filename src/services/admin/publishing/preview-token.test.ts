import { expect, it } from 'vitest';
import { createPreviewToken, readPreviewToken } from './preview-token.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://none@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const now = new Date('2026-11-16T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const record = { kind: 'page', id: 'about' };
const token = createPreviewToken(record, { userId: 'mona', now });

it('opens the record for its member of staff for a quarter of an hour', () => {
  expect(readPreviewToken(token, { userId: 'mona', now: minutesLater(14) })).toEqual(record);
  expect(readPreviewToken(token, { userId: 'mona', now: minutesLater(16) })).toBeNull();
});

it('opens nothing for anyone else, and nothing when it was changed', () => {
  expect(readPreviewToken(token, { userId: 'karim', now })).toBeNull();
  expect(readPreviewToken(token.replace('about', 'terms'), { userId: 'mona', now })).toBeNull();
  expect(readPreviewToken('', { userId: 'mona', now })).toBeNull();
  expect(readPreviewToken('page/about/mona/9999999999999.x', { userId: 'mona', now })).toBeNull();
});
