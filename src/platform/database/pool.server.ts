import pg from 'pg';
import { environment } from '../environment.server.ts';
import { log } from '../log.server.ts';

const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

let current: pg.Pool | undefined;

/** The process's connections. Private to this folder: everything else runs as somebody. */
export function pool(): pg.Pool {
  current ??= openPool(environment().DATABASE_URL, environment().DATABASE_POOL_SIZE);
  return current;
}

/** Finishes what runs, then disconnects; the next use connects anew. */
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
    onConnect: startAsNobody,
  });
  opened.on('error', (error) => {
    // Closed on purpose, it need not be mourned.
    if (opened === current) log.warn({ err: error }, 'an idle database connection was lost');
  });
  return opened;
}

/**
 * Between transactions a connection has a visitor's rights, never the login's: should a BEGIN fail,
 * the statements already in flight behind it must not run as the owner of the tables.
 */
async function startAsNobody(client: pg.ClientBase): Promise<void> {
  // A lost connection rejects its queries; unheard, the event would end the process as well.
  client.on('error', () => {});
  await client.query(`set role anon; set time zone 'UTC'`);
}

/** A calendar day has no time zone: it stays text instead of becoming an instant. */
const getTypeParser = ((oid: number, format?: 'text') => {
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid === DATE_ARRAY ? TEXT_ARRAY : oid, format);
}) as typeof pg.types.getTypeParser;
