import type { PoolClient, QueryResult } from 'pg';
import { clientRoleOf, type Actor } from './actor.ts';
import {
  beginStatements,
  commitStatement,
  nameIfAllowed,
  prepareUnnamed,
  prepareStatement,
  releaseClient,
  rollbackStatement,
  runStatements,
} from './pipeline.server.ts';
import { clientPlanName, isOutdatedPlan, resetPlanNames } from './plan-names.ts';
import { connect } from './pool.server.ts';
import { db, type Runnable } from './query.ts';
import { traceRoundTrip } from './trace-sql.server.ts';

export interface ClientStatementOptions<Row> {
  accessMode: 'read only' | 'read write';
  /** Milliseconds after which PostgreSQL cancels the statement. */
  timeout: number;
  /** Settings of the transaction, such as the time zone. */
  settings?: Record<string, string>;
  /** Decides from the result whether to commit; without it, the transaction always does. */
  shouldCommit?: (rows: Row[]) => boolean;
}

/** One statement in a transaction of its own. */
export async function runClientStatement<Row>(
  actor: Actor,
  query: Runnable<Row>,
  options: ClientStatementOptions<Row>,
): Promise<Row[]> {
  try {
    return await sendClientStatement(actor, query, options);
  } catch (error) {
    // The transaction was rolled back and can be sent again.
    if (!isOutdatedPlan(error)) throw error;
    resetPlanNames();
    return await sendClientStatement(actor, query, options);
  }
}

async function sendClientStatement<Row>(
  actor: Actor,
  query: Runnable<Row>,
  { accessMode, timeout, settings = {}, shouldCommit }: ClientStatementOptions<Row>,
): Promise<Row[]> {
  const compiled = query.compile(db);
  const role = clientRoleOf(actor);
  const statements = [
    ...beginStatements(actor, accessMode, role),
    settingsStatement({ statement_timeout: String(timeout), ...settings }),
    {
      ...prepareUnnamed(compiled),
      name: nameIfAllowed(() => clientPlanName(role, compiled.sql)),
    },
  ];
  const client = await connect();
  const send = (all: typeof statements) =>
    traceRoundTrip(actor, [compiled], () => runStatements(client, all));
  try {
    if (!shouldCommit) {
      const results = await send([...statements, commitStatement()]);
      return rowsOf<Row>(results.at(-2)!);
    }
    return await runUndecided(client, () => send(statements), shouldCommit);
  } finally {
    releaseClient(client);
  }
}

/** Ends the transaction after its result is known. */
async function runUndecided<Row>(
  client: PoolClient,
  send: () => Promise<QueryResult[]>,
  shouldCommit: (rows: Row[]) => boolean,
): Promise<Row[]> {
  let end = rollbackStatement();
  try {
    const results = await send();
    const rows = rowsOf<Row>(results.at(-1)!);
    if (shouldCommit(rows)) end = commitStatement();
    return rows;
  } finally {
    await runStatements(client, [end]);
  }
}

const rowsOf = <Row>({ rows }: QueryResult) => rows as Row[];

function settingsStatement(settings: Record<string, string>) {
  const entries = Object.entries(settings);
  const calls = entries.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  return prepareStatement('any', { sql: `select ${calls.join(', ')}`, parameters: entries.flat() });
}
