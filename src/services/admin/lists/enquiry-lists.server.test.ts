import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createEnquiry } from '#tests/support/enquiries.ts';
import { createStaff, createUser } from '#tests/support/factories.ts';
import { readList } from './read-list.server.ts';
import { messagesSource } from './messages-list.server.ts';
import { requestsSource } from './requests-list.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

let database: TestDatabase;
const ids: Record<string, string> = {};
beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  for (const role of ['admin', 'sales', 'technical_office_manager', 'marketing']) {
    ids[role] = await createStaff(owner, role);
  }
  ids['customer'] = await createUser(owner);
  const add = (kind: 'custom_service' | 'contact', full_name: string, row: object) =>
    createEnquiry(owner, kind, { full_name, ...row });
  for (const kind of ['custom_service', 'contact'] as const) {
    await add(kind, 'Fresh', { created_at: hoursAgo(1.5) });
    await add(kind, 'Late', { created_at: hoursAgo(50.5), assigned_to: ids['sales'] });
  }
  await add('custom_service', 'Quoted', {
    created_at: hoursAgo(100),
    status: 'quoted',
    assigned_to: ids['technical_office_manager'],
  });
});
afterAll(() => database.close());

const staff = (role: string) =>
  ({ actor: { kind: 'user', userId: ids[role]!, claims: {} }, now }) as const;

async function names(
  source: typeof requestsSource | typeof messagesSource,
  query: string,
  role = 'sales',
) {
  const page = await readList<{ name: string | null }>(
    source,
    new URLSearchParams(query),
    staff(role),
  );
  return page.ok ? page.rows.map(({ name }) => name) : page.reason;
}

it('shows the newest first, with the hours that are left of 48', async () => {
  const page = await readList(requestsSource, new URLSearchParams(), staff('sales'));
  expect(page.ok && page.rows.map(({ name, hoursLeft }) => [name, hoursLeft])).toEqual([
    ['Fresh', 46],
    ['Late', -3],
    ['Quoted', null],
  ]);
});

it.each([
  ['overdue=yes', ['Late']],
  ['overdue=no', ['Fresh', 'Quoted']],
  ['mine=yes', ['Late']],
  ['mine=no', ['Fresh', 'Quoted']],
  ['status=new&sort=received', ['Late', 'Fresh']],
  ['q=quot', ['Quoted']],
  ['budget=above_100k', []],
  ['assigned=not-an-id', []],
])('filters requests by %s', async (query, expected) => {
  expect(await names(requestsSource, query)).toEqual(expected);
});

it.each([requestsSource, messagesSource])(
  'knows what has waited for half of the time',
  async (source) => {
    const later = (hours: number) => ({ ...staff('sales'), now: hoursAgo(-hours) });
    const waiting = async (hours: number) => {
      const page = await readList<{ name: string | null }>(
        source,
        new URLSearchParams('dueSoon=yes'),
        later(hours),
      );
      return page.ok && page.rows.map(({ name }) => name);
    };
    expect(await waiting(0)).toEqual(['Late']);
    expect(await waiting(22)).toEqual(['Late']);
    expect(await waiting(23)).toEqual(['Fresh', 'Late']);
  },
);

it('finds what is assigned to a colleague, and knows who asks', async () => {
  const technical = ids['technical_office_manager']!;
  expect(await names(requestsSource, `assigned=${technical}`)).toEqual(['Quoted']);
  expect(await names(requestsSource, 'mine=yes', 'technical_office_manager')).toEqual(['Quoted']);
});

it('shows messages to sales and requests to the technical office too', async () => {
  expect(await names(messagesSource, 'overdue=yes')).toEqual(['Late']);
  expect(await names(messagesSource, 'q=restore')).toEqual(['Fresh', 'Late']);
  expect(await names(messagesSource, '', 'technical_office_manager')).toBe('forbidden');
  for (const role of ['marketing', 'customer']) {
    expect(await names(messagesSource, '', role), role).toBe('forbidden');
    expect(await names(requestsSource, '', role), role).toBe('forbidden');
  }
});
