import { expect, it } from 'vitest';
import { mailFailureOf } from './mail-failure.ts';

it.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'bounced'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'server'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'failed'],
  [{ code: 'EAUTH', responseCode: 535 }, 'server'],
  [{ code: 'ECONNREFUSED' }, 'server'],
  [null, 'server'],
])('%j means %s', (error, meaning) => {
  expect(mailFailureOf(error)).toBe(meaning);
});
