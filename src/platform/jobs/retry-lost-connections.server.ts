import pg from 'pg';

/** One of the codes on which graphile-worker tries again. */
const retryableCode = 'EHOSTUNREACH';

/**
 * Lets graphile-worker try again when the database is out of reach while it records what became of
 * a job. It does so for errors with the codes that it knows. A lost connection has another code, or
 * none: no code handles that rejection, and it would end the process.
 */
export function retryLostConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) =>
    withRetryableCode(connect(...args))) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) =>
      withRetryableCode(query(...args))) as typeof client.query;
  });
}

/** Calls with a callback return no promise; the queue makes none of them. */
function withRetryableCode(result: unknown): unknown {
  if (!(result instanceof Promise)) return result;
  return result.catch((error: unknown) => {
    if (error instanceof Error && isLostConnection(error)) {
      Object.assign(error, { code: retryableCode });
    }
    throw error;
  });
}

/** The database answers with errors of its own, among them that it is shutting down (57P). */
const isLostConnection = (error: Error) =>
  !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true;
