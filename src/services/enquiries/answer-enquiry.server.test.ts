import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/identity/roles.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createEnquiry } from '#tests/support/enquiries.ts';
import { createStaff, createUser } from '#tests/support/factories.ts';
import { addEnquiryNote } from './add-enquiry-note.server.ts';
import { answerEnquiry } from './answer-enquiry.server.ts';
import { assignEnquiry } from './assign-enquiry.server.ts';
import { deleteEnquiry } from './delete-enquiry.server.ts';
import type { EnquiryRef } from './enquiry-tables.ts';
import { findMessage } from './find-message.server.ts';
import { findRequest } from './find-request.server.ts';
import { moveEnquiry } from './move-enquiry.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
let database: TestDatabase;
const ids = {} as Record<StaffRole | 'customer', string>;

beforeAll(async () => {
  database = await testDatabase();
  for (const role of ['admin', 'sales', 'technical_office_manager', 'marketing'] as const) {
    ids[role] = await createStaff(database.owner, role);
  }
  ids.customer = await createUser(database.owner);
});
afterAll(() => database.close());

const actor = (role: keyof typeof ids) =>
  ({ kind: 'user', userId: ids[role], claims: {} }) as const;
const staff = (role: keyof typeof ids) => ({ actor: actor(role), now });
const input = (body = 'We can build it.', seen: string | null = null) => ({
  key: randomUUID(),
  seen,
  body,
});
const create = (kind: EnquiryRef['kind'], change = {}) =>
  createEnquiry(database.owner, kind, change);
const mails = (email: string) => mailsTo(database.owner, email);
const stored = async ({ kind, id }: EnquiryRef) => {
  const table = kind === 'contact' ? 'contact_messages' : 'custom_service_requests';
  const { rows } = await database.owner.query(`select * from ${table} where id = $1`, [id]);
  return rows[0];
};

describe('an answer', () => {
  it('is mailed in the customer’s language with the question, and stops the clock', async () => {
    const request = await create('custom_service', { locale: 'ar', message: 'مكتبة للحائط' });
    const sent = await answerEnquiry(request, input('يسعدنا ذلك.'), staff('sales'));
    expect(sent).toMatchObject({ ok: true });
    expect(await mails(request.email)).toMatchObject([
      { template: 'enquiry_answer', locale: 'ar' },
    ]);
    const [mail] = await mails(request.email);
    expect(mail!.text).toContain('يسعدنا ذلك.');
    expect(mail!.text).toContain('> مكتبة للحائط');
    expect(await stored(request)).toMatchObject({
      status: 'contacted',
      answered_at: now,
      assigned_to: ids.sales,
    });
    const detail = await findRequest(request.id, actor('technical_office_manager'));
    expect(detail!.answers).toMatchObject([{ body: 'يسعدنا ذلك.', by: 'sales', at: now }]);
  });

  it('leaves the assignee and a later status as they are', async () => {
    const request = await create('custom_service', {
      status: 'quoted',
      assigned_to: ids.technical_office_manager,
    });
    await answerEnquiry(request, input(), staff('sales'));
    expect(await stored(request)).toMatchObject({
      status: 'quoted',
      assigned_to: ids.technical_office_manager,
    });
  });

  it('sent twice by one form is one mail', async () => {
    const message = await create('contact');
    const form = input();
    const results = await Promise.all(
      [1, 2, 3].map(() => answerEnquiry(message, form, staff('sales'))),
    );
    expect(new Set(results.map((result) => result.ok && result.answerId)).size).toBe(1);
    expect(await mails(message.email)).toHaveLength(1);
    expect(await stored(message)).toMatchObject({ status: 'answered' });
    const changed = { ...form, body: 'Another text.' };
    expect(await answerEnquiry(message, changed, staff('sales'))).toEqual({
      ok: false,
      reason: 'already_sent',
    });
  });

  it('of two colleagues at once is sent once, until the second has seen the first', async () => {
    const message = await create('contact');
    const results = await Promise.all([
      answerEnquiry(message, input('One'), staff('sales')),
      answerEnquiry(message, input('Other'), staff('admin')),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const late = results.find(({ ok }) => !ok);
    if (!late || late.ok || late.reason !== 'answered_meanwhile') throw new Error('not rejected');
    expect(await mails(message.email)).toHaveLength(1);
    const again = await answerEnquiry(
      message,
      input('And this.', late.details.latest),
      staff('admin'),
    );
    expect(again).toMatchObject({ ok: true });
    expect(await mails(message.email)).toHaveLength(2);
  });

  it.each([
    ['marketing', 'custom_service'],
    ['customer', 'custom_service'],
    ['technical_office_manager', 'contact'],
    ['customer', 'contact'],
  ] as const)('of %s to a %s enquiry is rejected', async (role, kind) => {
    const enquiry = await create(kind);
    expect(await answerEnquiry(enquiry, input(), staff(role))).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    expect(await mails(enquiry.email)).toEqual([]);
    expect(await stored(enquiry)).toMatchObject({ status: 'new', answered_at: null });
  });

  it('to an enquiry that is gone is rejected', async () => {
    const gone = { kind: 'contact', id: randomUUID() } as const;
    expect(await answerEnquiry(gone, input(), staff('sales'))).toMatchObject({
      reason: 'not_found',
    });
  });
});

describe('an enquiry', () => {
  it('is read by those who work on it only', async () => {
    const request = await create('custom_service');
    const message = await create('contact');
    for (const role of ['admin', 'sales', 'technical_office_manager'] as const) {
      expect(await findRequest(request.id, actor(role)), role).toMatchObject({ id: request.id });
    }
    expect(await findMessage(message.id, actor('sales'))).toMatchObject({ id: message.id });
    expect(await findMessage(message.id, actor('technical_office_manager'))).toBeNull();
    for (const role of ['marketing', 'customer'] as const) {
      expect(await findRequest(request.id, actor(role)), role).toBeNull();
      expect(await findMessage(message.id, actor(role)), role).toBeNull();
    }
    expect(await findRequest('not-an-id', actor('admin'))).toBeNull();
  });

  it('names those whom it can be assigned to', async () => {
    const message = await create('contact');
    const { assignees } = (await findMessage(message.id, actor('sales')))!;
    expect(assignees.map(({ name }) => name)).toEqual(['admin', 'sales']);
  });

  it('is taken by one of two colleagues', async () => {
    const request = await create('custom_service');
    const results = await Promise.all(
      (['sales', 'technical_office_manager'] as const).map((role) =>
        assignEnquiry(request, { from: null, to: ids[role] }, staff(role)),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const { assigned_to } = await stored(request);
    const name = assigned_to === ids.sales ? 'sales' : 'technical_office_manager';
    expect(results.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: 'assigned_meanwhile',
      details: { name },
    });
    expect(await assignEnquiry(request, { from: assigned_to, to: null }, staff('admin'))).toEqual({
      ok: true,
    });
  });

  it('is not assigned to those who may not read it, by the service or by anyone', async () => {
    const message = await create('contact');
    const to = ids.technical_office_manager;
    expect(await assignEnquiry(message, { from: null, to }, staff('sales'))).toEqual({
      ok: false,
      reason: 'wrong_assignee',
    });
    await expect(
      database.owner.query('update contact_messages set assigned_to = $1 where id = $2', [
        to,
        message.id,
      ]),
    ).rejects.toThrow('does not work on such enquiries');
  });

  it('moves once when two colleagues move it at once', async () => {
    const request = await create('custom_service');
    const results = await Promise.all(
      (['contacted', 'declined'] as const).map((to) =>
        moveEnquiry(request, { from: 'new', to }, staff('sales')),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const { status, answered_at } = await stored(request);
    expect(results.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: 'moved_meanwhile',
      details: { status },
    });
    expect(answered_at).toBeInstanceOf(Date);
  });

  it('waits again when it becomes new, which an answer prevents', async () => {
    const request = await create('custom_service');
    await moveEnquiry(request, { from: 'new', to: 'quoted' }, staff('sales'));
    await moveEnquiry(request, { from: 'quoted', to: 'new' }, staff('sales'));
    expect(await stored(request)).toMatchObject({ status: 'new', answered_at: null });
    await answerEnquiry(request, input(), staff('sales'));
    expect(await moveEnquiry(request, { from: 'contacted', to: 'new' }, staff('sales'))).toEqual({
      ok: false,
      reason: 'not_allowed',
    });
    await expect(
      database.owner.query(`update custom_service_requests set status = 'new' where id = $1`, [
        request.id,
      ]),
    ).rejects.toThrow('was answered');
  });

  it('cannot be moved by those who may not read it', async () => {
    const message = await create('contact');
    for (const role of ['technical_office_manager', 'marketing', 'customer'] as const) {
      const moved = await moveEnquiry(message, { from: 'new', to: 'closed' }, staff(role));
      expect(moved, role).toEqual({ ok: false, reason: 'not_found' });
    }
    expect(await stored(message)).toMatchObject({ status: 'new' });
  });

  it('has notes with their author, each once', async () => {
    const message = await create('contact');
    const note = { key: randomUUID(), body: 'Called, no answer.' };
    for (const _ of [1, 2]) {
      expect(await addEnquiryNote(message, note, actor('sales'))).toEqual({ ok: true });
    }
    const { notes } = (await findMessage(message.id, actor('admin')))!;
    expect(notes).toMatchObject([{ body: 'Called, no answer.', by: 'sales' }]);
    expect(
      await addEnquiryNote(
        message,
        { key: randomUUID(), body: 'Hm' },
        actor('technical_office_manager'),
      ),
    ).toEqual({ ok: false, reason: 'not_found' });
  });

  it('is deleted by admins only, with all that belongs to it', async () => {
    const message = await create('contact');
    await answerEnquiry(message, input(), staff('sales'));
    expect(await deleteEnquiry(message, actor('sales'))).toEqual({
      ok: false,
      reason: 'not_found',
    });
    expect(await stored(message)).toBeDefined();
    expect(await deleteEnquiry(message, actor('admin'))).toEqual({ ok: true });
    expect(await stored(message)).toBeUndefined();
    const { rowCount } = await database.owner.query(
      'select from enquiry_answers where message_id = $1',
      [message.id],
    );
    expect(rowCount).toBe(0);
  });
});
