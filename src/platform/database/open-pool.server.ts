import pg from 'pg';
import { environment } from '../environment.server.ts';
import { log } from '../log.server.ts';

const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/** Milliseconds; a pooler sets the same with its `connect_query`, see ops/README.md. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};

export function openPool(connectionString: string, max: number): pg.Pool {
  const isPooler = environment().DATABASE_DIRECT_URL !== undefined;
  const opened = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    application_name: 'fustat',
    types: { getTypeParser },
    connectionTimeoutMillis: 5_000,
    // A pooler in transaction mode accepts no settings of a session.
    ...(isPooler ? {} : limits),
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: isPooler ? requireVisitor : startAsVisitor,
  });
  opened.on('error', (error) => {
    // Expected after closing the pool on purpose.
    if (!opened.ending) log.warn({ err: error }, 'an idle database connection was lost');
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

/** What a session sets through a pooler would stay with a connection that others use next. */
async function requireVisitor(client: pg.ClientBase): Promise<void> {
  client.on('error', () => {});
  const { rows } = await client.query<{ role: string; zone: string; timeout: string }>(
    `select current_user as role, current_setting('TimeZone') as zone,
       current_setting('statement_timeout') as timeout`,
  );
  const [{ role, zone, timeout }] = rows as [(typeof rows)[0]];
  if (role !== 'anon' || zone !== 'UTC' || timeout === '0') {
    throw new Error(
      'The pooler in DATABASE_URL must start its connections as visitors: set its connect_query as ops/README.md shows.',
    );
  }
}

/** Dates stay text, because they have no time zone. */
const getTypeParser = ((oid: number, format?: 'text') => {
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid === DATE_ARRAY ? TEXT_ARRAY : oid, format);
}) as typeof pg.types.getTypeParser;
