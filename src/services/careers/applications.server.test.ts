import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { applicationsSource } from '../admin/lists/applications-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { readPrivateFile } from '../private-files/read-private-file.server.ts';
import type { Staff } from '../shared/staff.ts';
import { deleteApplication } from './delete-application.server.ts';
import { findApplication } from './find-application.server.ts';
import { moveApplication } from './move-application.server.ts';

const now = new Date('2026-11-16T09:00:00Z');
const database = fileDatabase();
let marketing: Staff;

beforeAll(async () => {
  marketing = await makeStaff(now, 'marketing');
});

async function applied(name = 'Karim'): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into job_applications (position, full_name, email, phone, cv_file)
     values ('Upholsterer', $1, 'karim@example.com', '+201012345678', $2) returning id`,
    [name, `cvs/${randomUUID()}.pdf`],
  );
  return rows[0]!.id;
}

it('is moved step by step, and not from a status that a colleague has changed', async () => {
  const id = await applied();
  const move = { from: 'new', to: 'in_review' } as const;
  expect(await moveApplication(id, move, marketing)).toEqual({ ok: true, status: 'in_review' });
  expect(await moveApplication(id, { from: 'new', to: 'declined' }, marketing)).toEqual({
    ok: false,
    reason: 'moved_meanwhile',
    details: { status: 'in_review' },
  });
  expect(await moveApplication(id, { from: 'in_review', to: 'invited' }, marketing)).toMatchObject({
    ok: true,
  });
  expect(await moveApplication(id, { from: 'invited', to: 'new' }, marketing)).toMatchObject({
    reason: 'not_allowed',
  });
});

it('is found in the list by name and status', async () => {
  const id = await applied('Searched Person');
  const list = await readList(
    applicationsSource,
    new URLSearchParams('q=searched&status=new'),
    marketing,
  );
  expect(list.ok && list.rows.map((row) => row.id)).toEqual([id]);
});

it.each(['content_manager', 'sales', 'technical_office_manager'] as const)(
  'is no business of %s: neither page, list, CV nor status',
  async (role) => {
    const id = await applied();
    const stranger = await makeStaff(now, role);
    expect(await findApplication(id, marketing.actor)).not.toBeNull();
    expect(await findApplication(id, stranger.actor)).toBeNull();
    expect(await readPrivateFile({ kind: 'cv', id }, stranger.actor)).toBeNull();
    expect(await readList(applicationsSource, new URLSearchParams(), stranger)).toMatchObject({
      ok: false,
    });
    expect(await moveApplication(id, { from: 'new', to: 'hired' }, stranger)).toMatchObject({
      ok: false,
    });
    expect(await findApplication(id, marketing.actor)).toMatchObject({ status: 'new' });
  },
);

it('is deleted by admins only', async () => {
  const id = await applied();
  expect(await deleteApplication(id, marketing.actor)).toEqual({ ok: false, reason: 'not_found' });
  const admin = await makeStaff(now, 'admin');
  expect(await deleteApplication(id, admin.actor)).toMatchObject({ ok: true });
  expect(await findApplication(id, admin.actor)).toBeNull();
});
