import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStaff } from '#tests/support/factories.ts';
import { makeJobsDue, runJobs } from '#tests/support/run-jobs.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { cancelSchedule } from './cancel-schedule.server.ts';
import { footerPublishable as footer } from './footer-publishable.server.ts';
import { publishRecord } from './publish-record.server.ts';
import { readPublication } from './read-publication.server.ts';
import { readPublished } from './read-published.server.ts';
import { resolveConflicts } from './resolve-conflicts.server.ts';
import { restoreVersion } from './restore-version.server.ts';
import { schedulePublication } from './schedule-publication.server.ts';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const record = { kind: 'footer', id: 'footer' };
let database: TestDatabase;
let editor: Staff;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  userId = await createStaff(database.owner, 'content_manager');
  editor = { actor: { kind: 'user', userId, claims: {} }, now };
  await database.owner.query(`
    update footer_config set tagline = 'Old', tagline_ar = 'قديم';
    delete from record_drafts; delete from content_versions; delete from notifications`);
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

const type = async (texts: Record<string, string>) => {
  const stored = (await readPublished(footer, 'footer', editor.actor))!.texts;
  const patch = Object.entries(texts).map(([field, to]) => ({
    field,
    from: stored[field] ?? '',
    was: null,
    to,
  }));
  expect(await storeDraft(record, patch, editor)).toMatchObject({ ok: true, conflicts: [] });
};
const schedule = (publishAt = later) =>
  schedulePublication(footer, 'footer', { publishAt }, editor);
const fire = async () => {
  await makeJobsDue(database.owner);
  const runners = Array.from({ length: 2 }, () => runJobs(database, { now: later }));
  await Promise.all(runners);
};
const one = async (query: string) => (await database.owner.query(query)).rows[0];
const states = async () =>
  (await database.owner.query('select state from content_versions order by number')).rows.map(
    ({ state }) => state,
  );

it('publishes once at its time, with two processes running', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  expect(await schedule()).toMatchObject({ ok: true, version: 1 });
  expect(await schedule()).toEqual({ ok: false, reason: 'already_scheduled' });
  await runJobs(database, { now });
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'Old' });
  await fire();
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'New' });
  expect(await states()).toEqual(['superseded', 'published']);
  const { count } = await one(
    `select count(*)::int from audit_log where table_name = 'footer_config' and actor_id = '${userId}'`,
  );
  expect(count).toBe(1);
  expect(await one('select count(*)::int from record_drafts')).toEqual({ count: 0 });
});

it('publishes what was scheduled, not what was typed since', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await schedule();
  await storeDraft(record, [{ field: 'tagline', from: 'Old', was: 'New', to: 'Newer' }], editor);
  await fire();
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'New' });
  expect(
    (await readPublication(footer, 'footer', { ...editor, locale: 'en' }))!.changed,
  ).toMatchObject([{ field: 'tagline' }]);
});

it('publishes for an author who was absent when two-step login became required', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await schedule();
  await database.owner.query('update abuse_limits set staff_second_factor = true');
  await fire();
  await database.owner.query('update abuse_limits set staff_second_factor = false');
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'New' });
});

it('does nothing after it was cancelled', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await schedule();
  expect(await cancelSchedule(record, editor)).toEqual({ ok: true });
  expect(await cancelSchedule(record, editor)).toEqual({ ok: false, reason: 'not_scheduled' });
  await fire();
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'Old' });
});

it.each([
  ['conflict', `update footer_config set tagline = 'Theirs'`, 'Theirs'],
  ['forbidden', `delete from user_roles where role = 'content_manager'`, 'Old'],
])('tells the author when it could not: %s', async (_reason, meanwhile, tagline) => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await schedule();
  await database.owner.query(meanwhile);
  await fire();
  expect(await one('select tagline from footer_config')).toEqual({ tagline });
  expect(await states()).toEqual(['failed']);
  expect(await one('select user_id, link_url, title_ar from notifications')).toEqual({
    user_id: userId,
    link_url: '/admin/publish/footer/footer',
    title_ar: 'تعذّر نشر إصدار مجدول',
  });
});

it('rejects a time in the past, and what is not ready', async () => {
  await type({ tagline: 'New', tagline_ar: '' });
  expect(await schedule(now)).toEqual({ ok: false, reason: 'in_past' });
  expect(await schedule()).toMatchObject({ ok: false, reason: 'not_ready' });
});

it('restores a version into the draft', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await publishRecord(footer, 'footer', {}, editor);
  const { id } = await one('select id from content_versions where number = 0');
  expect(await restoreVersion(footer, 'footer', id, editor)).toEqual({ ok: true, changed: 2 });
  expect(await one('select tagline from footer_config')).toEqual({ tagline: 'New' });
  expect(await publishRecord(footer, 'footer', {}, editor)).toMatchObject({ ok: true, version: 2 });
  expect(await one('select tagline, tagline_ar from footer_config')).toEqual({
    tagline: 'Old',
    tagline_ar: 'قديم',
  });
});

it.each([
  ['mine', 'New'],
  ['theirs', 'Theirs'],
] as const)('resolves a conflict: %s', async (choice, expected) => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  await database.owner.query(`update footer_config set tagline = 'Theirs'`);
  expect(await publishRecord(footer, 'footer', {}, editor)).toMatchObject({ reason: 'conflict' });
  expect(await resolveConflicts(footer, 'footer', { tagline: choice }, editor)).toEqual({
    ok: true,
  });
  expect(await publishRecord(footer, 'footer', {}, editor)).toMatchObject({ ok: true });
  expect(await one('select tagline from footer_config')).toEqual({ tagline: expected });
});
