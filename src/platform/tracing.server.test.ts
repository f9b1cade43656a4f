import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as openTelemetry from '@opentelemetry/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { db } from './database/query.ts';
import { asVisitor, commitAfter, pipeline } from './database/run-as.server.ts';
import { forgetEnvironment } from './environment.server.ts';
import { startTracing, traceWork } from './tracing.server.ts';

interface Sent {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const bodies: string[] = [];
const collector = createServer(async (request, response) => {
  bodies.push(await text(request));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  collector.close();
  await database.close();
});

beforeEach(() => {
  bodies.length = 0;
  // Only the first provider of a process would be taken.
  openTelemetry.trace.disable();
  openTelemetry.context.disable();
});

/** The spans of what `work` does as GET /greeting. */
async function trace(work: () => Promise<unknown>): Promise<Sent[]> {
  setCollector(true);
  const stop = await startTracing();
  await traceWork('GET /greeting', () => ({}), work);
  await stop();
  setCollector(false);
  const { resourceSpans } = JSON.parse(bodies.join('')) as {
    resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
  };
  return resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans));
}

function setCollector(isNamed: boolean): void {
  const { port } = collector.address() as AddressInfo;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = isNamed ? `http://127.0.0.1:${port}` : '';
  process.env['TRACE_RATIO'] = '1';
  forgetEnvironment();
}

/** As a service does it. */
async function findGreeting(address: string): Promise<unknown> {
  const [rows] = await asVisitor().read(sql`select ${address}::text as greeting`);
  return rows[0];
}

it('sends nothing unless a collector is named', async () => {
  setCollector(false);
  const stop = await startTracing();
  await traceWork(
    'GET /greeting',
    () => ({}),
    () => findGreeting('mona@example.com'),
  );
  await stop();
  expect(bodies).toEqual([]);
});

it('sends page, service and SQL as one trace, without what people typed', async () => {
  const spans = await trace(async () =>
    expect(await findGreeting('mona@example.com')).toEqual({ greeting: 'mona@example.com' }),
  );
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const [page, service, query] = ['GET /greeting', 'findGreeting', 'sql'].map(named);
  expect(service!.parentSpanId).toBe(page!.spanId);
  expect(query!.parentSpanId).toBe(service!.spanId);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(bodies.join('')).not.toContain('mona');
});

/** As a service does it that decides between two round trips. */
async function countGoods(): Promise<void> {
  await asVisitor().transaction(async (trx) => {
    await pipeline(trx, db.selectFrom('products').select('id').limit(1));
    const variants = db.selectFrom('product_variants').select('id').limit(1);
    await commitAfter(trx, [], db.selectFrom('products').select('id').limit(1), variants);
  });
}

it('sends each round trip of a transaction with its tables, below the service', async () => {
  const spans = await trace(countGoods);
  const service = spans.find(({ name }) => name === 'countGoods');
  const roundTrips = spans.filter(({ parentSpanId }) => parentSpanId === service!.spanId);
  const tables = roundTrips.map(
    ({ attributes }) =>
      attributes.find(({ key }) => key === 'db.collection.name')?.value.stringValue,
  );
  expect(tables).toEqual(['products', 'product_variants,products']);
});
