import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asVisitor } from './database/run-as.server.ts';
import { forgetEnvironment } from './environment.server.ts';
import { startTracing, traceWork } from './tracing.server.ts';

type Sent = { name: string; spanId: string; parentSpanId?: string; traceId: string };

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

function useCollector(isUsed: boolean): void {
  const { port } = collector.address() as AddressInfo;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = isUsed ? `http://127.0.0.1:${port}` : '';
  process.env['TRACE_RATIO'] = '1';
  forgetEnvironment();
}

/** As a service does it. */
async function findGreeting(address: string): Promise<unknown> {
  const [rows] = await asVisitor().read(sql`select ${address}::text as greeting`);
  return rows[0];
}

it('sends nothing unless a collector is named', async () => {
  useCollector(false);
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
  useCollector(true);
  const stop = await startTracing();
  const work = () => findGreeting('mona@example.com');
  expect(await traceWork('GET /greeting', () => ({}), work)).toEqual({
    greeting: 'mona@example.com',
  });
  await stop();
  useCollector(false);
  const { resourceSpans } = JSON.parse(bodies.join('')) as {
    resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
  };
  const spans = resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans));
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const [page, service, query] = ['GET /greeting', 'findGreeting', 'sql'].map(named);
  expect(service!.parentSpanId).toBe(page!.spanId);
  expect(query!.parentSpanId).toBe(service!.spanId);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(bodies.join('')).not.toContain('mona');
});
