import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { restApi } from '#api/rest/index.ts';
import { planStatement } from '#api/rest/plan/plan-statement.ts';
import { readRequest } from '#api/rest/request/read-request.ts';
import { currentSchema } from '#api/rest/schema/schema-cache.ts';
import { db } from '#platform/database/query.ts';

const path = process.argv[2]!;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, pipeline: true });

/** The same SQL without parsing, planning and limits. */
async function createBareHandler(): Promise<() => Promise<Response>> {
  const request = readRequest(new Request(`http://bench.test${path}`), {
    kind: 'table',
    name: new URL(path, 'http://bench.test').pathname.slice(1),
  });
  const context = { schema: await currentSchema(), role: 'anon', hasAggregates: false } as const;
  const { sql, parameters } = planStatement(request, context).sql.compile(db);
  return async () => {
    const client = await pool.connect();
    try {
      const [, , result] = await Promise.all([
        client.query('begin read only'),
        client.query(`select set_config('role', 'anon', true)`),
        client.query(sql, [...parameters]),
        client.query('commit'),
      ]);
      const headers = { 'Content-Type': 'application/json' };
      return new Response((result.rows[0] as { body: string }).body, { headers });
    } finally {
      client.release();
    }
  };
}

const bare = await createBareHandler();
const app = new Hono().route('/rest/v1', restApi).get('/bare', bare);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}` }),
);
process.once('SIGTERM', () => process.exit());
