import { expect, it, vi } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { readOpening } from '../site/site.server.ts';
import { changeOpening } from './change-opening.server.ts';
import { readFirstSteps } from './read-first-steps.server.ts';
import { sendTestMail } from './send-test-mail.server.ts';

const database = fileDatabase();
const now = new Date('2026-11-19T10:00:00Z');
it('is closed when it is new', async () => {
  expect(await readOpening()).toEqual({ isOpen: false, opensOn: null });
});

it('is opened and closed by an administrator alone', async () => {
  const sales = await makeStaff(now, 'sales');
  const day = { isOpen: false, opensOn: '2026-12-01' };
  expect(await changeOpening(day, sales)).toEqual({ ok: false, reason: 'forbidden' });
  const admin = await makeStaff(now, 'admin');
  expect(await changeOpening(day, admin)).toEqual({ ok: true });
  await vi.waitFor(async () => expect((await readOpening()).opensOn).toBe('2026-12-01'));
  expect(await changeOpening({ isOpen: true, opensOn: null }, admin)).toEqual({ ok: true });
  await vi.waitFor(async () => expect((await readOpening()).isOpen).toBe(true));
  expect(await readFirstSteps(admin)).toBeNull();
  await changeOpening({ isOpen: false, opensOn: null }, admin);
  await vi.waitFor(async () => expect((await readOpening()).isOpen).toBe(false));
  const { rows } = await database.owner.query(
    `select after ? 'opened_at' as opened from audit_log where table_name = 'site_settings' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ opened: true }]);
});

it('ticks the first steps by what is there', async () => {
  const admin = await makeStaff(now, 'admin');
  const done = async () =>
    (await readFirstSteps(admin))!.steps.flatMap(({ name, isDone }) => (isDone ? [name] : []));
  await database.owner.query('delete from user_roles where user_id <> $1', [admin.actor.userId]);
  expect(await done()).toEqual([]);
  await makeStaff(now, 'sales');
  await database.owner.query(`
    update site_settings set legal_name = 'Nile Oak', contact_email = 'hello@nile-oak.test',
      contact_phone = '+20 2 1234';
    insert into mail_outbox (recipient, locale, template, subject, status)
      values ('a@b.test', 'en', 'test_mail', 'x', 'sent');
    insert into auth.mfa_factors (user_id, status, encrypted_secret)
      values ('${admin.actor.userId}', 'verified', '\\x00')`);
  expect(await done()).toEqual(['shop', 'mail', 'factor', 'colleagues']);
});

it('sends a test mail to the administrator, and says when there is no mail server', async () => {
  const admin = await makeStaff(now, 'admin');
  const to = { email: 'owner@shop.test', locale: 'en' } as const;
  expect(await sendTestMail(to, admin)).toEqual({ ok: false, reason: 'no_mail_server' });
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('MAIL_FROM', 'shop@shop.test');
  forgetEnvironment();
  expect(await sendTestMail(to, admin)).toEqual({ ok: true });
  vi.unstubAllEnvs();
  forgetEnvironment();
  const { rows } = await database.owner.query(
    `select status from mail_outbox where recipient = 'owner@shop.test'`,
  );
  expect(rows).toEqual([{ status: 'queued' }]);
});
