import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { readSite } from '#services/site/site.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createStaff } from '#tests/support/factories.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { footerPublishable as footer } from './footer-publishable.server.ts';
import { publishRecord } from './publish-record.server.ts';
import { readPublication } from './read-publication.server.ts';
import { readPublished } from './read-published.server.ts';

let database: TestDatabase;
let editor: Staff;
let admin: Staff;

const record = { kind: 'footer', id: 'footer' };
const staffOf = (userId: string): Staff => ({
  actor: { kind: 'user', userId, claims: {} },
  now: new Date(),
});

beforeAll(async () => {
  database = await testDatabase();
  editor = staffOf(await createStaff(database.owner, 'content_manager'));
  admin = staffOf(await createStaff(database.owner, 'admin'));
});
beforeEach(async () => {
  await database.owner.query(`
    update footer_config set tagline = 'Old', tagline_ar = 'قديم';
    delete from record_drafts; delete from content_versions; delete from footer_social_links`);
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

const type = async (texts: Record<string, string>, staff = editor) => {
  const stored = (await readPublished(footer, 'footer', staff.actor))!.texts;
  const patch = Object.entries(texts).map(([field, to]) => ({
    field,
    from: stored[field] ?? '',
    was: null,
    to,
  }));
  expect(await storeDraft(record, patch, staff)).toMatchObject({ ok: true, conflicts: [] });
};
const publish = (staff = editor, overrideReason: string | null = null) =>
  publishRecord(footer, 'footer', { overrideReason }, staff);
const versions = async () =>
  (
    await database.owner.query(
      'select number, state, snapshot, override_reason from content_versions order by number',
    )
  ).rows;
const tagline = async () =>
  (await database.owner.query('select tagline from footer_config')).rows[0].tagline;

it('keeps a draft from visitors, and shows it to them within a second once it is published', async () => {
  await eventually(async () => expect((await readSite('en')).tagline).toBe('Old'));
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  expect((await readSite('en')).tagline).toBe('Old');
  expect(await publish()).toMatchObject({ ok: true, version: 1 });
  await eventually(async () => expect((await readSite('ar')).tagline).toBe('جديد'));
  expect(await versions()).toMatchObject([
    { number: 0, state: 'superseded', snapshot: { tagline: 'Old' } },
    { number: 1, state: 'published', snapshot: { tagline: 'New', tagline_ar: 'جديد' } },
  ]);
  expect((await readPublication(footer, 'footer', { ...editor, locale: 'en' }))!.changed).toEqual(
    [],
  );
  expect(await publish()).toEqual({ ok: false, reason: 'nothing_to_publish' });
});

it('publishes rows that were added, changed, moved and removed', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const link = { label: 'Us', label_ar: 'نحن', url: 'https://example.com/us', active: 'true' };
  const place = (links: object[]) => type({ links: JSON.stringify(links) });
  await place([
    { id: one, platform: 'instagram', ...link },
    { id: two, platform: 'facebook', ...link },
  ]);
  expect(await publish()).toMatchObject({ ok: true });
  await place([
    { id: two, platform: 'facebook', ...link, active: '' },
    { id: '', platform: 'pinterest', ...link },
  ]);
  expect(await publish()).toMatchObject({ ok: true });
  const { rows } = await database.owner.query(
    'select platform, active from footer_social_links order by display_order',
  );
  expect(rows).toEqual([
    { platform: 'facebook', active: false },
    { platform: 'pinterest', active: true },
  ]);
});

it('blocks half a language; an admin overrides it with a reason that the log keeps', async () => {
  await type({ tagline_ar: '' });
  const blocked = { ok: false, reason: 'not_ready', findings: [{ field: 'tagline_ar' }] };
  expect(await publish()).toMatchObject(blocked);
  expect(await publish(editor, 'Because I want to')).toMatchObject(blocked);
  expect(await publish(admin)).toMatchObject(blocked);
  expect(await publish(admin, 'The fair opens today')).toMatchObject({ ok: true });
  expect((await versions()).at(-1)).toMatchObject({ override_reason: 'The fair opens today' });
  const { rows } = await database.owner.query(
    `select after ->> 'override_reason' as reason from audit_log
     where table_name = 'content_versions' and after ->> 'state' = 'published' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ reason: 'The fair opens today' }]);
});

it('publishes nothing over a field that was changed meanwhile', async () => {
  await type({ tagline: 'Mine', about: 'More', about_ar: 'المزيد' });
  await database.owner.query(`update footer_config set tagline = 'Theirs'`);
  expect(await publish()).toMatchObject({ ok: false, reason: 'conflict' });
  expect(await tagline()).toBe('Theirs');
  expect(await versions()).toEqual([]);
});

it('publishes once when two people press at the same time', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  const results = await Promise.all([publish(editor), publish(admin), publish(editor)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await versions()).toHaveLength(2);
});

it('is forbidden to other roles', async () => {
  await type({ tagline: 'New', tagline_ar: 'جديد' });
  for (const role of ['sales', 'technical_office_manager']) {
    const other = staffOf(await createStaff(database.owner, role));
    expect(await publish(other)).toMatchObject({ ok: false });
    expect(await readPublication(footer, 'footer', { ...other, locale: 'en' })).toBeNull();
  }
  expect(await tagline()).toBe('Old');
});
