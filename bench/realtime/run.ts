import pg from 'pg';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { openManySessions } from '#tests/support/many-sessions.ts';
import { peakMemory } from '#tests/support/process-memory.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { subscribe, type Subscriber } from './subscriber.ts';

/** Every customer has an account and so rights of their own; staff see every order. */
const customers = 900;
const staff = 100;
const rounds = 10;
const goals = { milliseconds: 1_000, megabytes: 400 };

async function subscribeAll(url: string, tokens: string[]): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  for (let start = 0; start < tokens.length; start += 50) {
    const some = tokens.slice(start, start + 50);
    subscribers.push(...(await Promise.all(some.map((token) => subscribe(url, 'orders', token)))));
  }
  return subscribers;
}

/** Changes the order and returns the milliseconds until the last of those who may see it knows. */
async function changeOrder(owner: pg.Client, id: string, readers: Subscriber[]): Promise<number> {
  const seen = readers.map((reader) => reader.changeOf(id));
  const started = performance.now();
  await owner.query('update orders set updated_at = now() where id = $1', [id]);
  return Math.max(...(await Promise.all(seen))) - started;
}

async function addOrder(owner: pg.Client, userId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into orders (number, user_id, email, phone, subtotal, total, payable, currency, address,
       locale, idempotency_key)
     values ('200101-1', $1, 'mona@example.com', '+201001234567', 200, 200, 200, 'USD',
       '{"full_name": "Mona Farid"}', 'en', gen_random_uuid()) returning id`,
    [userId],
  );
  return rows[0]!.id;
}

async function measure(databaseUrl: string): Promise<void> {
  const server = await startBuiltServer(databaseUrl, {
    env: { REALTIME_CONNECTIONS_PER_ADDRESS: String(2 * (customers + staff)) },
  });
  const owner = new pg.Client(databaseUrl);
  try {
    await owner.connect();
    await owner.query('set role service_role');
    // Tokens are signed with the keys of the shop, for its address.
    Object.assign(process.env, demoEnvironment(databaseUrl, server.url));
    const buyers = await openManySessions(customers);
    const colleagues = await openManySessions(staff, ['sales']);
    const started = performance.now();
    const tokens = [...buyers, ...colleagues].map(({ token }) => token);
    const subscribers = await subscribeAll(server.url, tokens);
    console.log(`${subscribers.length} subscribers in ${seconds(performance.now() - started)}`);
    const id = await addOrder(owner, buyers[0]!.userId);
    const readers = [subscribers[0]!, ...subscribers.slice(customers)];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await changeOrder(owner, id, readers));
    const strangers = subscribers.slice(1, customers).filter((each) => each.changesSeen() > 0);
    const slowest = Math.max(...times);
    const megabytes = peakMemory(server.process.pid!);
    console.log(
      `a change reaches all ${readers.length} who may see it: median ${median(times).toFixed(0)} ms, ` +
        `slowest of ${rounds} ${slowest.toFixed(0)} ms, goal ≤ ${goals.milliseconds} ms`,
    );
    console.log(`others who saw it: ${strangers.length}, goal 0`);
    console.log(
      `memory of the server at most ${megabytes.toFixed(0)} MB, goal ≤ ${goals.megabytes}`,
    );
    for (const each of subscribers) each.close();
    checkGoal(`slowest ${slowest.toFixed(0)} ms`, slowest <= goals.milliseconds);
    checkGoal(`memory ${megabytes.toFixed(0)} MB`, megabytes <= goals.megabytes);
    checkGoal(`${strangers.length} others who saw it`, strangers.length === 0);
  } finally {
    await owner.end();
    await server.stop();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

if (!process.argv.includes('--built')) {
  buildShop();
}
const database = await startDemoDatabase();
try {
  await measure(database.url);
} finally {
  await database.stop();
}
reportGoals();
