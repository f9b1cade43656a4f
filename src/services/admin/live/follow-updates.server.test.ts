import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateAreas, type LiveUpdate } from '#domain/admin/live-updates.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { systemClock } from '#platform/clock.ts';
import { stopListening } from '#platform/database/listen.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { followUpdates, maxStreamsPerUser, updatePosition } from './follow-updates.server.ts';

let database: TestDatabase;
const stops: (() => void)[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));
afterAll(async () => {
  await stopListening();
  await database.close();
});

/** A member of staff with a session. */
async function staffMember(...roles: StaffRole[]) {
  const { userId, claims } = await person(new Date(), roles);
  const sessionId = randomUUID();
  await database.owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    sessionId,
    userId,
  ]);
  return { kind: 'user' as const, userId, claims: { ...claims, session_id: sessionId } };
}

type Actor = Awaited<ReturnType<typeof staffMember>>;

async function follow(actor: Actor, after: number | null = null) {
  const seen = { updates: [] as LiveUpdate[], missed: 0, ended: 0 };
  const result = await followUpdates(
    { actor, after, clock: systemClock },
    {
      updates: (updates) => seen.updates.push(...updates),
      missed: () => (seen.missed += 1),
      beat: () => {},
      end: () => (seen.ended += 1),
    },
  );
  if (result.ok) stops.push(result.stop);
  return { ...result, seen };
}

const notify = (payload: string) =>
  database.owner.query(`select pg_notify('live_updates', $1)`, [payload]);

describe('the updates of staff', () => {
  it('name an order that was placed, moved by the reader and moved by a colleague', async () => {
    const [reader, colleague] = [await staffMember('sales'), await staffMember('sales')];
    const { seen } = await follow(reader);
    const { id } = await ordered(database.owner, null);
    await eventually(() =>
      expect(seen.updates).toContainEqual({ area: 'orders', id, kind: 'new', isOwn: false }),
    );
    const moves = [
      { actor: reader, to: 'confirmed', isOwn: true },
      { actor: colleague, to: 'preparing', isOwn: false },
    ] as const;
    for (const { actor, to, isOwn } of moves) {
      const staff = { actor, now: new Date() };
      const change = { orderId: id, to, note: null, isVisible: false };
      expect(await changeOrderStatus(change, staff)).toMatchObject({ ok: true });
      await eventually(() =>
        expect(seen.updates).toContainEqual({ area: 'orders', id, kind: 'changed', isOwn }),
      );
    }
  });

  it.each([
    ['admin', Object.keys(updateAreas)],
    ['sales', ['orders', 'returns', 'requests', 'messages', 'presence']],
    ['marketing', ['claims', 'applications', 'presence', 'analytics']],
    ['technical_office_manager', ['requests', 'reviews', 'presence']],
    ['content_manager', ['presence']],
  ] as const)('of %s are those of the role', async (role, areas) => {
    const { seen } = await follow(await staffMember(role));
    for (const area of Object.keys(updateAreas)) await notify(`${area} new ${randomUUID()}`);
    const areasSeen = () => new Set<string>(seen.updates.map(({ area }) => area));
    await eventually(() => expect(areasSeen()).toEqual(new Set(areas)));
  });

  it('are refused to customers and to a session that does not exist', async () => {
    const stranger = { ...(await staffMember('sales')) };
    stranger.claims = { ...stranger.claims, session_id: randomUUID() };
    for (const actor of [await staffMember(), stranger]) {
      expect(await follow(actor)).toMatchObject({ ok: false, reason: 'forbidden' });
    }
  });

  it('continue where a reader was, and say when that is unknown', async () => {
    const actor = await staffMember('sales');
    const before = (await updatePosition(systemClock))!;
    const [first, second] = [randomUUID(), randomUUID()];
    const { seen } = await follow(actor);
    await notify(`orders new ${first}`);
    await eventually(() => expect(seen.updates).toHaveLength(1));
    await notify(`claims new ${second}`);
    const late = await follow(actor, before);
    expect(late.seen.updates.map(({ id }) => id)).toEqual([first]);
    expect(late.seen.missed).toBe(0);
    expect((await follow(actor, 5)).seen).toMatchObject({ updates: [], missed: 1 });
    expect((await follow(actor, Number.NaN)).seen).toMatchObject({ missed: 1 });
  });

  it('end with the session, with the role and with a ban', async () => {
    const endings = {
      session: (actor: Actor) =>
        rowsOf(database.owner, 'delete from auth.sessions where user_id = $1', actor.userId),
      role: (actor: Actor) =>
        rowsOf(database.owner, 'delete from user_roles where user_id = $1', actor.userId),
      ban: (actor: Actor) =>
        rowsOf(
          database.owner,
          `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
          actor.userId,
        ),
    };
    for (const end of Object.values(endings)) {
      const actor = await staffMember('sales');
      const { seen } = await follow(actor);
      const other = await follow(await staffMember('sales'));
      await end(actor);
      await eventually(() => expect(seen.ended).toBe(1));
      expect(other.seen.ended).toBe(0);
    }
  });

  it('end where roles count no longer, when the requirement or the level changes', async () => {
    const { owner } = database;
    const require = (isRequired: boolean) =>
      owner.query('update abuse_limits set staff_second_factor = $1', [isRequired]);
    const setLevel = ({ userId }: Actor, aal: string) =>
      owner.query('update auth.sessions set aal = $2 where user_id = $1', [userId, aal]);
    const [lacking, having] = [await staffMember('sales'), await staffMember('sales')];
    await setLevel(having, 'aal2');
    const [first, second] = [await follow(lacking), await follow(having)];
    await require(true);
    await eventually(() => expect(first.seen.ended).toBe(1));
    expect(await follow(lacking)).toMatchObject({ ok: false, reason: 'forbidden' });
    await owner.query(`select pg_notify('live_updates', 'orders new ' || gen_random_uuid())`);
    await eventually(() => expect(second.seen.updates).toHaveLength(1));
    expect(second.seen.ended).toBe(0);
    await setLevel(having, 'aal1');
    await eventually(() => expect(second.seen.ended).toBe(1));
    await require(false);
  });

  it('are limited to a number of streams for each person', async () => {
    const actor = await staffMember('sales');
    for (let count = 0; count < maxStreamsPerUser; count += 1)
      expect(await follow(actor)).toMatchObject({ ok: true });
    expect(await follow(actor)).toMatchObject({ ok: false, reason: 'too_many' });
    stops[0]!();
    expect(await follow(actor)).toMatchObject({ ok: true });
  });

  it('become a request to load again when very much happens at once', async () => {
    const { seen } = await follow(await staffMember('sales'));
    await database.owner.query(
      `select pg_notify('live_updates', 'orders changed ' || gen_random_uuid())
       from generate_series(1, 2000)`,
    );
    await eventually(() => expect(seen.missed).toBeGreaterThan(0));
    expect(seen.updates.length).toBeLessThan(2000);
  });
});
