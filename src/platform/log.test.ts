import { expect, it } from 'vitest';
import { describeError } from './log.server.ts';

it('keeps the row that PostgreSQL quotes, addresses and numbers out of the log', () => {
  const error = Object.assign(new Error('no mail for mona@example.com or +20 100 123 4567'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(mona@example.com) already exists.',
    cause: new Error('omar@example.com'),
  });
  const described = describeError(error);
  expect(described).toMatchObject({
    message: 'no mail for [email] or [number]',
    code: '23505',
    constraint: 'users_email_key',
    cause: { message: '[email]' },
  });
  expect(JSON.stringify(described)).not.toMatch(/example\.com|4567/);
});
