import {
  createClient as createOld,
  REALTIME_SUBSCRIBE_STATES,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { createClient as createNew } from 'supabase-js-newest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { goodPassword, requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct } from '#tests/support/goods.ts';
import { changeOrderStatus, ordered, person } from '#tests/support/ordering.ts';
import { serveUpgrades } from '#tests/support/upgrade-server.ts';
import { createRealtime } from './index.ts';

type Client = SupabaseClient;
type Channel = ReturnType<Client['channel']>;
type Person = Awaited<ReturnType<typeof person>>;

let database: TestDatabase;
let keys: Awaited<ReturnType<typeof currentApiKeys>>;
/** Two processes as far as they know: they meet in PostgreSQL only. */
const servers: Awaited<ReturnType<typeof serveUpgrades>>[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  database = await testDatabase();
  keys = await currentApiKeys();
  for (let count = 0; count < 2; count += 1) {
    servers.push(await serveUpgrades('/realtime/v1', createRealtime() as never));
  }
});
afterEach(async () => {
  for (const client of clients.splice(0)) {
    await client.removeAllChannels();
    client.realtime.disconnect();
  }
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await stopListening();
  await database.close();
});

const versions = [
  { name: '2.49.8', create: createOld },
  { name: '2.119.0', create: createNew as unknown as typeof createOld },
];

async function tokenOf({ email }: Person): Promise<string> {
  const result = await signIn({ email, password: goodPassword }, requestFactsAt(new Date()));
  if (!result.ok) throw new Error(result.reason);
  return result.session.accessToken;
}

describe.each(versions)('supabase-js $name', ({ create }) => {
  function connect({ server = 0, key = keys.publishable } = {}): Client {
    const client = create(servers[server]!.url, key, {
      auth: { autoRefreshToken: false, persistSession: false },
    });
    clients.push(client);
    return client;
  }

  async function connectAs(caller: Person, server = 0): Promise<Client> {
    const client = connect({ server });
    await client.realtime.setAuth(await tokenOf(caller));
    return client;
  }

  const subscribed = (channel: Channel) =>
    new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        else reject(error ?? new Error(status));
      });
    });

  /** Follows a table, and resolves when PostgreSQL is listened to. */
  async function follow(client: Client, table: string, filter?: string) {
    const seen: { eventType: string; new: Record<string, unknown>; old: object }[] = [];
    const system: { status: string; message: string }[] = [];
    const channel = client.channel(`changes of ${table}`);
    const wanted = { event: '*', schema: 'public', table, ...(filter && { filter }) };
    channel.on<never>('postgres_changes', wanted as never, (change) => seen.push(change));
    channel.on('system', {}, (message: (typeof system)[0]) => system.push(message));
    await subscribed(channel);
    await eventually(() => expect(system.length).toBeGreaterThan(0));
    return { seen, system, channel };
  }

  it('follows the changes that each caller may see', async () => {
    const now = new Date();
    const [mona, ali, sales] = [await person(now), await person(now), await person(now, ['sales'])];
    const visitor = await follow(connect(), 'orders');
    const owner = await follow(await connectAs(mona, 1), 'orders');
    const stranger = await follow(await connectAs(ali), 'orders');
    const staff = await follow(await connectAs(sales), 'orders');
    const service = await follow(connect({ key: keys.secret }), 'orders');
    expect(owner.system[0]).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });

    const order = await ordered(database.owner, mona);
    const placed = { eventType: 'INSERT', new: { id: order.id, status: 'placed' } };
    for (const { seen } of [owner, staff, service]) {
      await eventually(() => expect(seen[0]).toMatchObject(placed));
    }
    const change = { orderId: order.id, to: 'confirmed', note: null, isVisible: false } as const;
    expect(await changeOrderStatus(change, { actor: sales, now })).toMatchObject({ ok: true });
    const moved = { eventType: 'UPDATE', new: { id: order.id, status: 'confirmed' } };
    for (const { seen } of [owner, staff, service]) {
      await eventually(() => expect(seen.at(-1)).toMatchObject(moved));
      expect(seen.at(-1)!.old).toEqual({ id: order.id });
    }
    const own = await ordered(database.owner, ali);
    await eventually(() => expect(stranger.seen.length).toBeGreaterThan(0));
    expect(new Set(stranger.seen.map((each) => each.new['id']))).toEqual(new Set([own.id]));
    expect(visitor.seen).toEqual([]);
  });

  it('reads times, money and lists as PostgreSQL writes them', async () => {
    const { seen } = await follow(connect(), 'products');
    const id = await addProduct(database.owner);
    const { rows } = await database.owner.query<{ row: Record<string, unknown> }>(
      `select row_to_json(p) as row from products p where id = $1`,
      [id],
    );
    await eventually(() => expect(seen.length).toBeGreaterThan(0));
    const { row } = rows[0]!;
    expect(Object.keys(seen[0]!.new)).toEqual(Object.keys(row));
    expect(seen[0]!.new).toMatchObject({ id, price: row['price'], name: row['name'] });
  });

  it('hears of a deleted row if it could see it', async () => {
    const now = new Date();
    const [mona, ali, sales] = [await person(now), await person(now), await person(now, ['sales'])];
    const four = [await connectAs(mona), await connectAs(ali), await connectAs(sales), connect()];
    const heard: { table: string; eventType: string; old: unknown }[][] = [];
    for (const client of four) heard.push((await follow(client, '*')).seen as never);
    const deletedIn = (table: string) =>
      heard.map((changes) =>
        changes
          .filter((each) => each.table === table && each.eventType === 'DELETE')
          .map(({ old }) => old),
      );
    const [product, draft] = [await addProduct(database.owner), await addProduct(database.owner)];
    const { owner } = database;
    const wished = await owner.query<{ id: string }>(
      'insert into wishlist_items (user_id, product_id) values ($1, $2) returning id',
      [mona.userId, product],
    );
    const order = await ordered(owner, mona);
    await owner.query(`update products set status = 'draft' where id = $1`, [draft]);
    const noticed = await owner.query<{ id: string }>(
      `insert into notifications (user_id, title, title_ar, body, body_ar, visible_from)
       select $1, 'Soon', 'قريبًا', '', '', now() + day * interval '1 day'
       from generate_series(-1, 1, 2) day returning id`,
      [mona.userId],
    );
    await owner.query('delete from wishlist_items where user_id = $1', [mona.userId]);
    await owner.query('delete from orders where id = $1', [order.id]);
    const ids = noticed.rows.map(({ id }) => id);
    await owner.query('delete from notifications where id = any($1)', [ids]);
    await owner.query('delete from products where id = any($1)', [[draft, product]]);
    const byEach = four.map(() => [{ id: product }]);
    await eventually(() => expect(deletedIn('products')).toEqual(byEach));
    // Of the others nothing came before, since changes are sent in their order.
    expect(deletedIn('wishlist_items')).toEqual([wished.rows, [], [], []]);
    const key = { id: order.id };
    expect(deletedIn('orders')).toEqual([[key], [], [key], []]);
    // The second would have been shown tomorrow.
    expect(deletedIn('notifications')).toEqual([[{ id: ids[0] }], [], [], []]);
  });

  it('compares with filters, and a deleted row is its key', async () => {
    const id = await addProduct(database.owner);
    const followed = await follow(connect(), 'products', `id=eq.${id}`);
    const others = await follow(connect(), 'products', `id=neq.${id}`);
    await database.owner.query(`update products set price = 123 where id = $1`, [id]);
    await eventually(() => expect(followed.seen.at(-1)?.new).toMatchObject({ id, price: 123 }));
    await database.owner.query(`delete from products where id = $1`, [id]);
    await eventually(() =>
      expect(followed.seen.at(-1)).toMatchObject({ eventType: 'DELETE', old: { id } }),
    );
    expect(followed.seen.at(-1)!.old).toEqual({ id });
    const another = await addProduct(database.owner);
    await eventually(() => expect(others.seen.length).toBeGreaterThan(0));
    expect(others.seen.every((each) => each.new['id'] === another)).toBe(true);
  });

  it.each([
    ['products', 'id=eq.nonsense', /invalid value/],
    ['products', 'no_such_column=eq.1', /invalid column/],
    ['products', 'id=near.5', /Error parsing/],
    ['orders', 'user_id=eq.5e0c1f8e-1111-4222-8333-444455556666', /invalid column/],
  ])('is told what is wrong with %s %s', async (table, filter, message) => {
    const { system } = await follow(connect(), table, filter);
    expect(system[0]).toMatchObject({ status: 'error', message: expect.stringMatching(message) });
  });

  it.each(['no_such_table', 'record_drafts', 'mail_outbox'])(
    'hears at once that %s cannot be followed',
    async (table) => {
      const channel = connect().channel(`all of ${table}`);
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => {});
      const [status, error] = await new Promise<[string, Error | undefined]>((resolve) => {
        channel.subscribe((state, problem) => resolve([state, problem]));
      });
      expect(status).toBe('CHANNEL_ERROR');
      expect(error?.message).toMatch(/Unable to subscribe/);
      await channel.unsubscribe();
    },
  );

  it('joins as a visitor and sees its own rows once the token arrives', async () => {
    const mona = await person(new Date());
    const client = connect();
    const { seen, system } = await follow(client, 'orders');
    await client.realtime.setAuth(await tokenOf(mona));
    await eventually(() => expect(system).toHaveLength(2));
    const order = await ordered(database.owner, mona);
    await eventually(() => expect(seen[0]).toMatchObject({ new: { id: order.id } }));
  });

  it('is cut off when its session ends', async () => {
    const mona = await person(new Date());
    const client = await connectAs(mona);
    const { channel, system } = await follow(client, 'orders');
    await database.owner.query('delete from auth.sessions where user_id = $1', [mona.userId]);
    await eventually(() => expect(channel.state).toBe('closed'));
    expect(system.at(-1)).toMatchObject({ status: 'error' });
  });

  it('sends messages to the others, of both processes, and to itself if wanted', async () => {
    const topic = `chat ${crypto.randomUUID()}`;
    const received: [string, unknown][] = [];
    const config = { broadcast: { ack: true, self: true } };
    const join = async (name: string, server: number, options?: object) => {
      const channel = connect({ server }).channel(topic, options as never);
      channel.on('broadcast', { event: 'word' }, ({ payload }) => received.push([name, payload]));
      await subscribed(channel);
      return channel;
    };
    const sender = await join('sender', 0, { config });
    await join('near', 0);
    await join('far', 1);
    const text = 'سرير'.repeat(5_000);
    expect(await sender.send({ type: 'broadcast', event: 'word', payload: { text } })).toBe('ok');
    await eventually(() => expect(received).toHaveLength(3));
    expect(new Map(received)).toEqual(
      new Map(['sender', 'near', 'far'].map((name) => [name, { text }])),
    );
  });

  it('sends messages over HTTP before it has joined', async () => {
    const topic = `notice ${crypto.randomUUID()}`;
    const received: unknown[] = [];
    const listener = connect({ server: 1 }).channel(topic);
    listener.on('broadcast', { event: 'word' }, ({ payload }) => received.push(payload));
    await subscribed(listener);
    const sent = await connect()
      .channel(topic)
      .send({
        type: 'broadcast',
        event: 'word',
        payload: { text: 'by post' },
      });
    expect(sent).toBe('ok');
    await eventually(() => expect(received).toEqual([{ text: 'by post' }]));
  });

  it('hears what the database sends, in both processes', async () => {
    const channels = [0, 1].map((server) => connect({ server }).channel('workshop news'));
    const heard: unknown[] = [];
    for (const channel of channels) {
      channel.on('broadcast', { event: 'cut' }, ({ payload }) => heard.push(payload));
      await subscribed(channel);
    }
    const long = 'خشب'.repeat(10_000);
    const send = `select realtime.send(jsonb_build_object('id', 7, 'wood', $1::text), 'cut', 'workshop news', false)`;
    await database.owner.query('begin; set local role service_role');
    await database.owner.query(send, [long]);
    await database.owner.query('commit');
    await eventually(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual([
      { id: 7, wood: long },
      { id: 7, wood: long },
    ]);

    // What is taken back, or sent without the right, is not delivered.
    await database.owner.query('begin; set local role service_role');
    await database.owner.query(send, ['taken back']);
    await database.owner.query('rollback');
    await database.owner.query('begin; set local role anon');
    await database.owner.query(send, ['forbidden']);
    await database.owner.query('commit; begin; set local role service_role');
    await database.owner.query(send, ['last']);
    await database.owner.query('commit');
    await eventually(() => expect(heard).toHaveLength(4));
    expect(heard.slice(2)).toEqual([
      { id: 7, wood: 'last' },
      { id: 7, wood: 'last' },
    ]);
  });

  it('sends bindings the columns that they select', async () => {
    const channel = connect().channel('some columns');
    const seen: Record<string, object[]> = { some: [], all: [] };
    const wanted = { event: 'INSERT', schema: 'public', table: 'products' };
    const some = { ...wanted, select: ['name', 'id'] };
    channel.on<never>('postgres_changes', some as never, (change: { new: object }) =>
      seen['some']!.push(change.new),
    );
    channel.on<never>('postgres_changes', wanted as never, (change: { new: object }) =>
      seen['all']!.push(change.new),
    );
    const system: { status: string }[] = [];
    channel.on('system', {}, (message: (typeof system)[0]) => system.push(message));
    await subscribed(channel);
    await eventually(() => expect(system).toMatchObject([{ status: 'ok' }]));
    const id = await addProduct(database.owner);
    await eventually(() => expect(seen['all']).toHaveLength(1));
    await eventually(() => expect(seen['some']).toEqual([{ id, name: 'Chair' }]));
    expect(seen['all']![0]).toHaveProperty('price');
  });

  it('sees who is present, in both processes', async () => {
    const topic = `room ${crypto.randomUUID()}`;
    const join = async (key: string, server: number) => {
      const channel = connect({ server }).channel(topic, { config: { presence: { key } } });
      channel.on('presence', { event: 'sync' }, () => {});
      await subscribed(channel);
      expect(await channel.track({ key })).toBe('ok');
      return channel;
    };
    const [near, far] = [await join('near', 0), await join('far', 1)];
    for (const channel of [near, far]) {
      await eventually(() =>
        expect(channel.presenceState()).toMatchObject({
          near: [{ key: 'near' }],
          far: [{ key: 'far' }],
        }),
      );
    }
    await near.track({ key: 'near', mood: 'busy' });
    await eventually(() =>
      expect(far.presenceState()).toMatchObject({ near: [{ mood: 'busy' }], far: [{}] }),
    );
    expect(await near.untrack()).toBe('ok');
    await eventually(() => expect(Object.keys(far.presenceState())).toEqual(['far']));
    const late = connect().channel(topic);
    late.on('presence', { event: 'sync' }, () => {});
    await subscribed(late);
    await eventually(() => expect(Object.keys(late.presenceState())).toEqual(['far']));
  });

  it('uses private channels as the policies say', async () => {
    const now = new Date();
    const [mona, ali, sales] = [await person(now), await person(now), await person(now, ['sales'])];
    const config = { private: true, broadcast: { self: true, ack: true } };
    const open = async (client: Client, topic: string) => {
      const channel = client.channel(topic, { config });
      const received: unknown[] = [];
      channel.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload));
      await subscribed(channel);
      return { channel, received };
    };
    const rejected = (client: Client, topic: string) =>
      expect(open(client, topic)).rejects.toThrow(/permissions/);
    await rejected(connect(), 'anything');
    await rejected(await connectAs(ali), `user:${mona.userId}`);
    await rejected(await connectAs(ali), 'staff:orders');
    await open(await connectAs(sales), 'staff:orders');
    await rejected(await connectAs(sales), 'workshop:orders');
    await database.owner.query(`
      create policy workshop_read on realtime.messages for select to authenticated
        using (realtime.topic() like 'workshop:%' and private.is_staff(auth.uid()))`);
    await rejected(await connectAs(ali), 'workshop:orders');
    await open(await connectAs(sales), 'workshop:orders');
    await database.owner.query('drop policy workshop_read on realtime.messages');
    const own = await open(await connectAs(mona), `user:${mona.userId}`);
    const payload = { text: 'mine' };
    expect(await own.channel.send({ type: 'broadcast', event: 'word', payload })).toBe('ok');
    await eventually(() => expect(own.received).toEqual([payload]));
    // A public channel of the same name is another one.
    const loud = connect().channel(`user:${mona.userId}`, { config: { broadcast: { ack: true } } });
    await subscribed(loud);
    expect(await loud.send({ type: 'broadcast', event: 'word', payload: {} })).toBe('ok');
    expect(await own.channel.send({ type: 'broadcast', event: 'word', payload })).toBe('ok');
    await eventually(() => expect(own.received).toEqual([payload, payload]));
  });

  it('sends bytes, to clients that can read them', async () => {
    const topic = `bytes ${crypto.randomUUID()}`;
    const received: unknown[] = [];
    const channel = connect().channel(topic, { config: { broadcast: { self: true, ack: true } } });
    channel.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload));
    await subscribed(channel);
    const body = new Uint8Array([0, 255, 7]);
    const response = await fetch(
      `${servers[1]!.url}/realtime/v1/api/broadcast/${encodeURIComponent(topic)}/events/raw`,
      { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body },
    );
    expect(response.status).toBe(202);
    expect(await channel.send({ type: 'broadcast', event: 'end', payload: { ok: 1 } })).toBe('ok');
    await eventually(() => expect(received).toContainEqual({ ok: 1 }));
    if (create === createOld) expect(received).toHaveLength(1);
    else await eventually(() => expect(received).toContainEqual(body.buffer));
  });

  it('leaves a channel', async () => {
    const client = connect();
    const channel = client.channel('left');
    await subscribed(channel);
    expect(await channel.unsubscribe()).toBe('ok');
    expect(channel.state).toBe('closed');
  });
});
