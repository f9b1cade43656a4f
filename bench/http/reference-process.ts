import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import type { PageRecord } from './record.ts';
import type { RecordedStatement } from './record-queries.ts';

/** The minimum that a server can do for the same page: the same SQL and a string, or the same bytes. */
function createReference(pages: PageRecord[], pool: pg.Pool): Hono {
  const app = new Hono();
  for (const { path, html, statements } of pages) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const bytes = new Uint8Array(Buffer.from(html));
    const packed = new Uint8Array(gzipSync(bytes));
    app.get(`/memory${path}`, (context) =>
      context.req.header('Accept-Encoding') === 'gzip'
        ? context.body(packed, 200, { ...headers, 'Content-Encoding': 'gzip' })
        : context.body(bytes, 200, headers),
    );
    app.get(`/sql${path}`, async (context) => context.html(render(await runAll(pool, statements))));
  }
  return app;
}

/** Without waiting between statements, as the server itself does. */
async function runAll(pool: pg.Pool, statements: RecordedStatement[]): Promise<pg.QueryResult[]> {
  const client = await pool.connect();
  try {
    return await Promise.all(statements.map((each) => client.query(each.text, each.values)));
  } finally {
    client.release();
  }
}

function render(results: pg.QueryResult[]): string {
  const items = results.flatMap(({ rows }) => rows).map(renderRow);
  return `<!doctype html><html lang="en"><title>Fustat</title><ul>${items.join('')}</ul></html>`;
}

function renderRow(row: Record<string, unknown>): string {
  const cells = Object.entries(row).map(
    ([name, value]) => `<p class="${name}">${escape(value)}</p>`,
  );
  return `<li>${cells.join('')}</li>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, pipeline: true });

process.once('message', (pages: PageRecord[]) => {
  const app = createReference(pages, pool);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
    process.send?.({ url: `http://127.0.0.1:${port}` }),
  );
  process.once('SIGTERM', () => server.close(() => process.exit()));
});
process.once('disconnect', () => process.exit());
