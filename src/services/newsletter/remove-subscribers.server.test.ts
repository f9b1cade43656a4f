import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createStaff, insert } from '#tests/support/factories.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { subscribersSource } from '../admin/lists/subscribers-list.server.ts';
import { removeSubscribers } from './remove-subscribers.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const database = fileDatabase();

async function staffOf(role: string) {
  const userId = await createStaff(database.owner, role);
  return { actor: { kind: 'user' as const, userId, claims: {} }, now };
}

const addSubscriber = (values: Record<string, unknown>) =>
  insert(database.owner, 'public.newsletter_subscriptions', values);

const select = (...rows: string[]) => ({ rows, search: '' });

it('tells who is subscribed, has left or cannot be reached', async () => {
  await addSubscriber({ email: 'mona@example.com', locale: 'ar' });
  await addSubscriber({ email: 'gone@example.com', unsubscribed_at: now, bounced_at: now });
  await addSubscriber({ email: 'lost@example.com', bounced_at: now });
  const search = new URLSearchParams({ sort: 'since' });
  const page = await readList(subscribersSource, search, await staffOf('marketing'));
  if (!page.ok) throw new Error('The list cannot be read.');
  const states = new Map(page.rows.map(({ email, state }) => [email, state]));
  expect(states.get('mona@example.com')).toBe('subscribed');
  expect(states.get('gone@example.com')).toBe('unsubscribed');
  expect(states.get('lost@example.com')).toBe('bounced');
});

it('removes what is ticked, and leaves an entry without the address', async () => {
  const { id } = await addSubscriber({ email: 'ticked@example.com' });
  const other = await addSubscriber({ email: 'other@example.com' });
  const marketing = await staffOf('marketing');
  expect(await removeSubscribers(select(id), marketing)).toEqual({ ok: true, removed: 1 });
  expect(await removeSubscribers(select(id), marketing)).toEqual({
    ok: false,
    reason: 'nothing_selected',
  });
  const { rows } = await database.owner.query(
    'select id from newsletter_subscriptions where id = any($1)',
    [[id, other.id]],
  );
  expect(rows).toEqual([{ id: other.id }]);
  const log = await database.owner.query(
    `select actor_id, op, before::text from audit_log where row_key = $1`,
    [id],
  );
  expect(log.rows).toMatchObject([{ actor_id: marketing.actor.userId, op: 'delete' }]);
  expect(log.rows[0].before).not.toContain('ticked@');
});

it('is closed to other staff', async () => {
  const { id } = await addSubscriber({ email: 'closed@example.com' });
  expect(await removeSubscribers(select(id), await staffOf('sales'))).toEqual({
    ok: false,
    reason: 'forbidden',
  });
});
