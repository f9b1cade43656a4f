import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmail } from '#domain/checkout/no-email.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createEnquiry } from '#tests/support/enquiries.ts';
import { createStaff } from '#tests/support/factories.ts';
import { ordered, rowsOf } from '#tests/support/ordering.ts';
import { readSavedReplies } from '../enquiries/read-saved-replies.server.ts';
import { findPerson } from './find-person.server.ts';
import { readCustomer, readOrdersOfSender } from './read-customer.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const staffOf = async (role: string) =>
  ({ kind: 'user', userId: await createStaff(database.owner, role), claims: {} }) as const;

const write = (query: string, ...values: unknown[]) => rowsOf(database.owner, query, ...values);
let numbers = 0;
const newPhone = () => `+20101${String((numbers += 1)).padStart(7, '0')}`;

async function orderBy(phone: string, email: string) {
  const { id } = await ordered(database.owner, null);
  await write('update orders set phone = $2, email = $3 where id = $1', id, phone, email);
  return id;
}

describe('the page of a customer', () => {
  it('has what one phone number or address ordered, asked, returned and was noted about', async () => {
    const sales = await staffOf('sales');
    const phone = newPhone();
    const byPhone = await orderBy(phone, 'other@example.com');
    const byMail = await orderBy(newPhone(), 'mona@example.com');
    await orderBy(newPhone(), 'stranger@example.com');
    const message = await createEnquiry(database.owner, 'contact', {
      phone,
      email: 'mona@example.com',
    });
    await write(
      `insert into enquiry_notes (message_id, author_id, body) values ($1, $2, 'Call after five')`,
      message.id,
      sales.userId,
    );
    const found = await readCustomer({ kind: 'message', id: message.id }, sales);
    expect(found?.person).toMatchObject({ phone, email: 'mona@example.com', userId: null });
    expect(found?.orders.map(({ id }) => id).toSorted()).toEqual([byPhone, byMail].toSorted());
    expect(found?.enquiries.map(({ id }) => id)).toEqual([message.id]);
    expect(found?.notes).toMatchObject([{ body: 'Call after five', by: 'sales' }]);
    expect(await readCustomer({ kind: 'order', id: byPhone }, sales)).toMatchObject({
      orders: [{ id: byPhone }],
    });
  });

  it('does not mix buyers who have no e-mail address', async () => {
    const sales = await staffOf('sales');
    const id = await orderBy(newPhone(), noEmail);
    await orderBy(newPhone(), noEmail);
    const found = await readCustomer({ kind: 'order', id }, sales);
    expect(found?.orders.map((order) => order.id)).toEqual([id]);
  });

  it('shows no role more than its policies do', async () => {
    const id = await orderBy(newPhone(), 'guarded@example.com');
    const request = await createEnquiry(database.owner, 'custom_service', {
      email: 'guarded@example.com',
    });
    for (const role of ['marketing', 'content_manager', 'technical_office_manager']) {
      const actor = await staffOf(role);
      expect(await readCustomer({ kind: 'order', id }, actor), role).toBeNull();
    }
    // The technical office reads requests, but no orders.
    const office = await staffOf('technical_office_manager');
    const sender = await findPerson({ kind: 'request', id: request.id }, office);
    expect(sender).toMatchObject({ email: 'guarded@example.com' });
    expect(await readOrdersOfSender(sender!, office)).toEqual([]);
    const sales = await staffOf('sales');
    expect(await readOrdersOfSender(sender!, sales)).toHaveLength(1);
    expect(await readCustomer({ kind: 'order', id: "' or true" }, sales)).toBeNull();
  });
});

describe('saved replies', () => {
  it('come in the language of the customer, for those who answer', async () => {
    await write(
      `insert into saved_replies (name, name_ar, body, body_ar)
       values ('Lead time', 'مدة التنفيذ', 'Dear {name}, six weeks.', 'أهلًا {name}، ستة أسابيع.')`,
    );
    const read = async (role: string) =>
      readSavedReplies(await staffOf(role), {
        locale: 'en',
        customer: { name: 'منى', locale: 'ar' },
      });
    const [reply] = await read('sales');
    expect(reply).toMatchObject({ name: 'Lead time', body: 'أهلًا منى، ستة أسابيع.' });
    expect(await read('technical_office_manager')).toHaveLength(1);
    expect(await read('marketing')).toEqual([]);
  });
});
