import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { seenWithinASecond } from '#tests/support/seen-within.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { startWorkerShop, type WorkerShop } from '#tests/support/worker-shop.ts';

let database: TestDatabase;
let shop: WorkerShop;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let metricsPort: number;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  sink = await smtpSink();
  metricsPort = await freePort();
  shop = await startWorkerShop(database.url, {
    SMTP_URL: sink.url,
    MAIL_FROM: 'shop@fustat.example',
    METRICS_PORT: `${metricsPort}`,
    LOG_LEVEL: 'fatal',
  });
});
afterAll(async () => {
  await shop?.stop();
  await sink?.close();
  await database?.close();
});

type Received = { status: number; text: string };

/** On a connection of its own, unless an agent keeps one: the next goes to the other worker. */
function read(path: string, agent: Agent | false = false): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = get(`${shop.url}${path}`, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    request.on('error', reject);
  });
}

const readTwice = (path: string) => Promise.all([read(path), read(path)]);

test('a change is on the pages of both workers within a second', async () => {
  const path = '/en/product/amir-coffee-table';
  for (const { status } of await readTwice(path)) expect(status).toBe(200);
  await database.owner.query(
    `update products set name = 'The Walnut Throne' where slug = 'amir-coffee-table'`,
  );
  await seenWithinASecond(async () => {
    const pages = [...(await readTwice(path)), ...(await readTwice(path))];
    return pages.every(({ text }) => text.includes('The Walnut Throne'));
  });
});

test('a limit counts what both workers see', async () => {
  const signIn = () =>
    fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify({ email: 'customer@fustat.example', password: 'wrong' }),
    });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) statuses.push((await signIn()).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

test('each job is done by one of the workers, once', async () => {
  const recipients = Array.from({ length: 40 }, (_, index) => `buyer${index}@example.com`);
  await database.owner.query(
    `with mails as (
       insert into mail_outbox (recipient, locale, template, subject, text, html)
       select recipient, 'en', 'welcome', 'Welcome', 'Hello', '<p>Hello</p>'
       from unnest($1::text[]) recipient returning id
     )
     select graphile_worker.add_job('send-mail', json_build_object('mailId', id)) from mails`,
    [recipients],
  );
  await eventually(async () => {
    const { rowCount } = await database.owner.query(
      `select from mail_outbox where status = 'queued'`,
    );
    expect(rowCount).toBe(0);
  });
  const sent = sink.taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(sent.toSorted()).toEqual(recipients.toSorted());
});

test('the figures of both workers are served as one', async () => {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = (status: number) => {
    const line = `_count{method="POST",status="${status}",route="/auth/v1/token"} `;
    return Number(figures.split(line)[1]?.split('\n')[0]);
  };
  expect([counted(400), counted(429)]).toEqual([10, 4]);
  expect(figures).toMatch(/^jobs_waiting \d+$/m);
  expect(figures).toMatch(/^database_up 1$/m);
  expect(figures).toMatch(/^transaction_queue\{state="running"\} 0$/m);
});

test('a worker that is killed is replaced, and the other serves meanwhile', async () => {
  const [killed, other] = shop.workers() as [number, number];
  process.kill(killed, 'SIGSTOP');
  const served: Received[] = [];
  const visit = async () => served.push(await read('/healthz'));
  const visits = Promise.allSettled(Array.from({ length: 10 }, visit));
  // It is handed one connection, and the next only when it has accepted that one.
  await eventually(() => expect(served).toHaveLength(9));
  process.kill(killed, 'SIGKILL');
  const rejected = (await visits).filter(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject([{ reason: { code: 'ECONNRESET' } }]);
  await eventually(() => expect(shop.workers()).not.toContain(killed));
  expect((await read('/en/about')).status).toBe(200);
  await eventually(() => expect(shop.workers()).toHaveLength(2));
  expect(shop.workers()).toContain(other);
  expect(shop.output()).toContain('A worker ended unexpectedly (SIGKILL)');
  await eventually(async () => expect(await connectionsOfListeners()).toBe(2));
});

/** Each worker that serves listens for changes. */
async function connectionsOfListeners(): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where application_name = 'fustat jobs' and query ilike '%listen%jobs:insert%'
       and datname = current_database()`,
  );
  return rows[0]!.count;
}

test('both workers are replaced without a failed request', async () => {
  const before = shop.workers();
  const replaced = new AbortController();
  const statuses: number[] = [];
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; !replaced.signal.aborted; count += 1) {
      const response = await read(count % 3 === 0 ? '/en/about' : '/healthz', agent);
      statuses.push(response.status);
    }
    agent.destroy();
  };
  const visitors = Promise.all([visit(), visit(), visit(), visit()]);
  shop.launcher.kill('SIGUSR2');
  await eventually(() => expect(shop.output()).toContain('All workers are replaced.'));
  replaced.abort();
  await visitors;
  expect(shop.workers().filter((pid) => before.includes(pid))).toEqual([]);
  expect(shop.workers()).toHaveLength(2);
  expect(statuses.length).toBeGreaterThan(50);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the workers end with the launcher', async () => {
  const workers = shop.workers();
  expect(workers).toHaveLength(2);
  await shop.stop();
  expect(shop.launcher.exitCode).toBe(0);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
