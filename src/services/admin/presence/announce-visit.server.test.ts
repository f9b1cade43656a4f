import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visitLasts, type VisitInput } from '#domain/admin/presence.ts';
import type { LiveUpdate } from '#domain/admin/live-updates.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { systemClock } from '#platform/clock.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { person } from '#tests/support/ordering.ts';
import { followUpdates } from '../live/follow-updates.server.ts';
import { announceVisit as announce } from './announce-visit.server.ts';

const database = fileDatabase();

async function member(name: string, ...roles: StaffRole[]) {
  const { userId, claims } = await person(new Date(), roles);
  await database.owner.query('update profiles set full_name = $2 where id = $1', [userId, name]);
  return { kind: 'user' as const, userId, claims };
}

type Member = Awaited<ReturnType<typeof member>>;

async function announceVisit(...visit: Parameters<typeof announce>) {
  const result = await announce(...visit);
  if (!result.ok) throw new Error(result.reason);
  return result.colleagues;
}

const start = new Date('2026-11-16T09:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const opened = (record: string, state: VisitInput['state'] = 'looking') => ({
  kind: 'order',
  record,
  visit: randomUUID() as string,
  state,
});

describe('an open record', () => {
  it('shows colleagues who look at it or edit it, until they close it', async () => {
    const [mona, omar] = [await member('Mona', 'sales'), await member('Omar', 'sales')];
    const record = randomUUID();
    const [first, second, own] = [opened(record), opened(record), opened(record)];
    const seenByOmar = (state: VisitInput['state'] = 'looking') =>
      announceVisit({ ...own, state }, { actor: omar, now: start });
    const byMona = (visit: VisitInput) => announceVisit(visit, { actor: mona, now: start });

    expect(await byMona(first)).toEqual([]);
    expect(await seenByOmar()).toEqual([{ id: mona.userId, name: 'Mona', isEditing: false }]);
    await byMona({ ...second, state: 'editing' });
    expect(await seenByOmar()).toEqual([{ id: mona.userId, name: 'Mona', isEditing: true }]);
    await byMona({ ...second, state: 'closed' });
    expect(await seenByOmar()).toEqual([{ id: mona.userId, name: 'Mona', isEditing: false }]);
    await byMona({ ...first, state: 'closed' });
    expect(await seenByOmar('closed')).toEqual([]);
    expect(await byMona(first)).toEqual([]);
  });

  it('counts as closed when its page has been silent for too long', async () => {
    const [mona, omar] = [await member('Mona', 'sales'), await member('Omar', 'sales')];
    const record = randomUUID();
    await announceVisit(opened(record), { actor: mona, now: start });
    const seen = (now: Date) => announceVisit(opened(record), { actor: omar, now });
    expect(await seen(later(visitLasts))).toHaveLength(1);
    expect(await seen(later(visitLasts + 1))).toEqual([]);
    // The next page that Mona opens removes what her lost one left.
    await announceVisit(opened(randomUUID()), { actor: mona, now: later(visitLasts + 1) });
    const { rows } = await database.owner.query('select from open_records where record_id = $1', [
      record,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('says nothing to customers and other roles, and nothing about them', async () => {
    const mona = await member('Mona', 'sales');
    const record = randomUUID();
    await announceVisit(opened(record), { actor: mona, now: start });
    const outsiders: Member[] = [
      await member('Nour'),
      await member('Hana', 'content_manager'),
      await member('Tarek', 'marketing'),
    ];
    for (const actor of outsiders)
      expect(await announceVisit(opened(record), { actor, now: start })).toEqual([]);
    expect(await announceVisit(opened(record), { actor: mona, now: start })).toEqual([]);
  });

  it('is announced on the live channel when it changes, not when it is renewed', async () => {
    const [mona, omar] = [await member('Mona', 'sales'), await member('Omar', 'sales')];
    const sessionId = randomUUID();
    await database.owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
      sessionId,
      omar.userId,
    ]);
    const seen: LiveUpdate[] = [];
    const reader = { ...omar, claims: { ...omar.claims, session_id: sessionId } };
    const followed = await followUpdates(
      { actor: reader, after: null, clock: systemClock },
      { updates: (updates) => seen.push(...updates), missed() {}, beat() {}, end() {} },
    );
    const [visit, last] = [opened(randomUUID()), opened(randomUUID())];
    const show = (input: VisitInput) => announceVisit(input, { actor: mona, now: start });
    const count = (id: string) => seen.filter((each) => each.id === id).length;
    await show(visit);
    await eventually(() => expect(count(visit.record)).toBe(1));
    await show(visit);
    await show(last);
    await eventually(() => expect(count(last.record)).toBe(1));
    expect(count(visit.record)).toBe(1);
    await show({ ...visit, state: 'editing' });
    await eventually(() => expect(count(visit.record)).toBe(2));
    await show({ ...visit, state: 'closed' });
    await eventually(() => expect(count(visit.record)).toBe(3));
    expect(seen[0]).toEqual({ area: 'presence', id: visit.record, kind: 'changed', isOwn: false });
    if (followed.ok) followed.stop();
  });

  it('is not stored for a member who announces visits without end', async () => {
    const [mona, omar] = [await member('Mona', 'sales'), await member('Omar', 'sales')];
    const announceAs = (actor: Member, now = start) =>
      announce(opened(randomUUID()), { actor, now });
    await Promise.all(Array.from({ length: 240 }, () => announceAs(mona)));
    expect(await announceAs(mona)).toMatchObject({ ok: false, reason: 'rate_limited' });
    expect(await announceAs(omar)).toMatchObject({ ok: true });
    expect(await announceAs(mona, later(60_000))).toMatchObject({ ok: true });
    const { rows } = await database.owner.query<{ count: number }>(
      'select count(*)::integer as count from open_records where user_id = $1',
      [mona.userId],
    );
    expect(rows[0]!.count).toBe(241);
  });
});
