import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { person } from '#tests/support/ordering.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { undoChanges } from '../admin/changes/undo-changes.server.ts';
import { changeRecord } from '../admin/records/change-record.server.ts';
import { createRecord } from '../admin/records/create-record.server.ts';
import { removeRecord } from '../admin/records/remove-record.server.ts';
import type { Staff } from '../shared/staff.ts';
import { categoryRecord, newCategoryRecord } from './notification-category-record.ts';

const now = new Date('2026-11-16T09:00:00Z');
let marketing: Staff;
const database = fileDatabase({
  arrange: async () => {
    marketing = await makeStaff(now, 'marketing');
  },
});

async function added(slug: string): Promise<string> {
  const input = newCategoryRecord.schema.parse({
    ...{ slug, name: 'Workshop visits', name_ar: 'زيارات الورش', is_visible: 'true' },
    ...{ description: '', description_ar: '' },
  });
  const result = await createRecord(newCategoryRecord, input, marketing);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}
const idOf = async (slug: string): Promise<string> =>
  (await database.owner.query('select id from notification_categories where slug = $1', [slug]))
    .rows[0]?.id;

it('is added after the others, removed, and brought back as it was', async () => {
  const id = await added('visits');
  const removed = await removeRecord(categoryRecord, id, marketing);
  if (!removed.ok) throw new Error(removed.reason);
  expect(await idOf('visits')).toBeUndefined();
  await undoChanges(removed.changeSet!, marketing);
  expect(await idOf('visits')).toBe(id);
});

it('has a slug of its own', async () => {
  await added('twice');
  await expect(added('twice')).rejects.toThrow('invalid_input');
});

it('keeps its slug, which links in sent mails carry', async () => {
  const id = await added('kept_slug');
  const change = { table: 'notification_categories', key: id, field: 'slug' } as const;
  const changes = [{ ...change, from: 'kept_slug', to: 'other' }];
  const result = await applyChanges({ title: 'Slug', changes }, marketing);
  expect(result).toMatchObject({ ok: false, reason: 'forbidden' });
});

it('of the shop itself stays, whatever it is called', async () => {
  const id = await idOf('offers');
  expect(await removeRecord(categoryRecord, id, marketing)).toMatchObject({ ok: false });
  const changes = [{ field: 'name', from: 'Offers', to: 'Our offers' }];
  expect(await changeRecord(categoryRecord, id, changes, marketing)).toMatchObject({ ok: true });
  expect(await idOf('offers')).toBe(id);
});

it('stays while customers have chosen about it', async () => {
  const id = await added('chosen');
  const { userId } = await person(now);
  await database.owner.query(
    'insert into notification_preferences (user_id, category_id, email) values ($1, $2, false)',
    [userId, id],
  );
  expect(await removeRecord(categoryRecord, id, marketing)).toMatchObject({ reason: 'in_use' });
});
