import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, Transaction } from 'kysely';
import type { PoolClient, QueryResult as PgResult } from 'pg';
import type { DB } from '#db/types.ts';
import type { Actor } from './actor.ts';
import { roleOf } from './actor.ts';
import {
  commitStatement,
  beginStatements,
  previewStatements,
  savepointStatement,
  releaseClient,
  rollbackStatement,
  runStatements,
  prepareStatement,
  storeNoticesStatement,
  unlimitedStatement,
} from './pipeline.server.ts';
import type { PreparedStatement } from './statement-batch.ts';
import { resetPlanNames, isOutdatedPlan } from './plan-names.ts';
import { connect } from './pool.server.ts';
import { sendNotices } from './send-notices.server.ts';
import { traceRoundTrip } from './trace-sql.server.ts';

export interface TransactionOptions {
  /**
   * Transactions that notify commit one after the other, each when disk and replica have answered. One
   * that runs often has its notices sent after its commit instead, some milliseconds later.
   */
  notifyAfterCommit?: boolean;
  /** For checks that read whole tables. */
  hasTimeLimit?: boolean;
}

export async function runTransaction<Result>(
  actor: Actor,
  work: (trx: Transaction<DB>) => Promise<Result>,
  { notifyAfterCommit = false, hasTimeLimit = true }: TransactionOptions = {},
): Promise<Result> {
  const settings = [
    ...(notifyAfterCommit ? [storeNoticesStatement()] : []),
    ...(hasTimeLimit ? [] : [unlimitedStatement()]),
  ];
  const database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverFor(actor, settings, hasTimeLimit),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const result = await database.transaction().execute(work);
  if (notifyAfterCommit) sendNotices();
  return result;
}

/** Uses the transaction's connection directly, because Kysely sends one query at a time. */
export function sendPipelined(
  trx: Transaction<DB>,
  queries: readonly CompiledQuery[],
): Promise<PgResult[]> {
  return trx
    .getExecutor()
    .provideConnection((connection) => (connection as ActorConnection).executePipeline(queries));
}

/** Sends COMMIT with the last queries: the transaction is over when their results arrive. */
export function sendAndCommit(
  trx: Transaction<DB>,
  queries: readonly CompiledQuery[],
): Promise<PgResult[]> {
  return withConnection(trx, (connection) => connection.executeAndCommit(queries));
}

/** Makes the transaction read-only; `readAsIn` then reads what it has written, as any actor. */
export function openPreview(trx: Transaction<DB>): Promise<void> {
  return withConnection(trx, (connection) => connection.openPreview());
}

/** Reads in a transaction that `openPreview` has prepared. */
export function readAsIn(
  trx: Transaction<DB>,
  actor: Actor,
  queries: readonly CompiledQuery[],
): Promise<PgResult[]> {
  return withConnection(trx, (connection) => connection.readAs(actor, queries));
}

const withConnection = <Result>(
  trx: Transaction<DB>,
  use: (connection: ActorConnection) => Promise<Result>,
) => trx.getExecutor().provideConnection((connection) => use(connection as ActorConnection));

function driverFor(actor: Actor, settings: PreparedStatement[], hasTimeLimit: boolean): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new ActorConnection(await connect(), actor, hasTimeLimit),
    beginTransaction: async (connection) => (connection as ActorConnection).begin(settings),
    commitTransaction: (connection) => (connection as ActorConnection).commit(),
    rollbackTransaction: (connection) => (connection as ActorConnection).rollback(),
    releaseConnection: async (connection) => (connection as ActorConnection).release(),
    destroy: async () => {},
  };
}

/** One connection for one transaction. */
class ActorConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #actor: Actor;
  readonly #hasTimeLimit: boolean;
  /** BEGIN and the identity, until they are sent with the first queries. */
  #opening: PreparedStatement[] = [];
  #isCommitted = false;
  #failure: unknown;

  constructor(client: PoolClient, actor: Actor, hasTimeLimit: boolean) {
    this.#client = client;
    this.#actor = actor;
    this.#hasTimeLimit = hasTimeLimit;
  }

  /** Does not wait: sent in one round trip with the first query. */
  begin(settings: PreparedStatement[]): void {
    this.#opening = [...beginStatements(this.#actor, 'read write'), ...settings];
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const [result] = await this.executePipeline([compiled]);
    return { rows: result!.rows as Row[], numAffectedRows: BigInt(result!.rowCount ?? 0) };
  }

  async executePipeline(queries: readonly CompiledQuery[]): Promise<PgResult[]> {
    const role = roleOf(this.#actor);
    const statements = queries.map((query) => prepareStatement(role, query));
    return this.#send(statements, queries);
  }

  async executeAndCommit(queries: readonly CompiledQuery[]): Promise<PgResult[]> {
    const role = roleOf(this.#actor);
    const statements = queries.map((query) => prepareStatement(role, query));
    const results = await this.#send([...statements, commitStatement()], queries);
    this.#isCommitted = true;
    return results.slice(0, -1);
  }

  async #send(
    statements: readonly PreparedStatement[],
    queries: readonly CompiledQuery[] = [],
  ): Promise<PgResult[]> {
    const opening = this.#opening;
    this.#opening = [];
    const all = [...opening, ...statements];
    try {
      const results = await traceRoundTrip(this.#actor, queries, () =>
        runStatements(this.#client, all, this.#hasTimeLimit ? undefined : Infinity),
      );
      return results.slice(opening.length);
    } catch (error) {
      this.#failure ??= error;
      if (isOutdatedPlan(error)) resetPlanNames();
      throw error;
    }
  }

  async openPreview(): Promise<void> {
    const readOnly = prepareStatement('any', { sql: 'set transaction read only', parameters: [] });
    await this.#send([readOnly, savepointStatement()]);
  }

  async readAs(actor: Actor, queries: readonly CompiledQuery[]): Promise<PgResult[]> {
    const start = previewStatements(actor);
    const statements = queries.map((query) => prepareStatement(roleOf(actor), query));
    const results = await traceRoundTrip(actor, queries, () =>
      runStatements(this.#client, [...start, ...statements]),
    );
    return results.slice(start.length);
  }

  async commit(): Promise<void> {
    if (this.#isCommitted || this.#opening.length > 0) return;
    const [result] = await this.#send([commitStatement()]);
    // PostgreSQL reports ROLLBACK if a failed query was caught and ignored.
    if (result!.command === 'ROLLBACK') {
      throw new Error('A query failed and the transaction was undone.', { cause: this.#failure });
    }
  }

  async rollback(): Promise<void> {
    if (this.#opening.length > 0) return;
    await runStatements(this.#client, [rollbackStatement()]).catch(() => {});
  }

  release(): void {
    releaseClient(this.#client);
  }

  streamQuery(): never {
    throw new Error('Read in pages: a connection that pipelines cannot stream.');
  }
}
