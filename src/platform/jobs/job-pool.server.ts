import pg from 'pg';
import { log } from '../log.server.ts';
import { retryLostConnections } from './retry-lost-connections.server.ts';

/** One connection listens for new jobs, the others fetch and complete them. */
const connections = 4;

/** The queue's own connections: it belongs to the system role, not to the login. */
export function openJobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    application_name: 'fustat jobs',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(`set role service_role; set time zone 'UTC'`);
    },
  });
  // Queries are rejected anyway; an unhandled event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the queue was lost'));
  retryLostConnections(pool);
  return pool;
}
