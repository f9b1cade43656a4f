import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createStaff } from '#tests/support/factories.ts';
import { killAtTable } from '#tests/support/kill-at-table.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { footerPublishable } from './footer-publishable.server.ts';
import { publishRecord } from './publish-record.server.ts';

const database = fileDatabase();

/** A process of its own that publishes the footer. */
const program = `
  import { publishRecord } from './src/services/admin/publishing/publish-record.server.ts';
  import { footerPublishable } from './src/services/admin/publishing/footer-publishable.server.ts';
  const actor = { kind: 'user', userId: process.env.EDITOR, claims: {} };
  await publishRecord(footerPublishable, 'footer', {}, { actor, now: new Date() });
`;

it('publishes nothing when its process is killed in the middle, and all of it afterwards', async () => {
  const { owner } = database;
  const userId = await createStaff(owner, 'content_manager');
  const staff = { actor: { kind: 'user' as const, userId, claims: {} }, now: new Date() };
  const patch = ['tagline', 'tagline_ar', 'about', 'about_ar'].map((field) => ({
    field,
    from: '',
    was: null,
    to: `New ${field}`,
  }));
  await storeDraft({ kind: 'footer', id: 'footer' }, patch, staff);
  const read = async () => ({
    footer: (await owner.query('select tagline, about_ar from footer_config')).rows[0],
    drafts: (await owner.query('select data from record_drafts')).rows,
    versions: (await owner.query('select number from content_versions')).rowCount,
    lines: (await owner.query('select from audit_log')).rowCount,
  });
  const before = await read();

  // The version is stored after the texts: held up there, every field has been written.
  await killAtTable(database, 'content_versions', { program, env: { EDITOR: userId } });
  expect(await read()).toEqual(before);

  expect(await publishRecord(footerPublishable, 'footer', {}, staff)).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({
    footer: { tagline: 'New tagline', about_ar: 'New about_ar' },
    drafts: [],
    versions: 2,
  });
});
