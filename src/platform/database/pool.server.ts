import pg from 'pg';
import { environment } from '../environment.server.ts';
import { log } from '../log.server.ts';

const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

let current: pg.Pool | undefined;

/** The connection pool. Private to this folder: other code runs SQL as an actor. */
export function pool(): pg.Pool {
  current ??= openPool(environment().DATABASE_URL, environment().DATABASE_POOL_SIZE);
  return current;
}

/** Finishes running queries and disconnects; the next use reconnects. */
export async function closePool(): Promise<void> {
  const closing = current;
  current = undefined;
  await closing?.end();
}

function openPool(connectionString: string, max: number): pg.Pool {
  const opened = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    application_name: 'fustat',
    types: { getTypeParser },
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: startAsVisitor,
  });
  opened.on('error', (error) => {
    // Expected after closing the pool on purpose.
    if (opened === current) log.warn({ err: error }, 'an idle database connection was lost');
  });
  return opened;
}

/**
 * Between transactions a connection has a visitor's rights: if BEGIN fails, pipelined statements
 * must not run as the owner of the tables.
 */
async function startAsVisitor(client: pg.ClientBase): Promise<void> {
  // Queries are rejected anyway; an unhandled event would end the process.
  client.on('error', () => {});
  await client.query(`set role anon; set time zone 'UTC'`);
}

/** Dates stay text, because they have no time zone. */
const getTypeParser = ((oid: number, format?: 'text') => {
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid === DATE_ARRAY ? TEXT_ARRAY : oid, format);
}) as typeof pg.types.getTypeParser;
