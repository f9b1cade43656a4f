import pg from 'pg';

/** Its values are encoded. */
export type PreparedStatement = {
  text: string;
  values: unknown[];
  name: string | undefined;
};

/** What `pg` has and its types do not: see pipeline-assumptions.test.ts. */
interface Connection {
  parsedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { text: string; name: string | undefined }): void;
  bind(portal: { statement: string | undefined; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

interface QueryBase {
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

type Callback = (error: Error | null, results: pg.QueryResult | pg.QueryResult[]) => void;

const Query = pg.Query as unknown as new (config: {
  text: string;
  callback: Callback;
}) => QueryBase;

/**
 * Names whose statement failed or was skipped with its first use: PostgreSQL may know them. To close
 * one that it does not know is no error.
 */
const doubtfulNames = new WeakMap<Connection, Set<string>>();

/**
 * Several statements as one query of `pg`, which then waits for PostgreSQL once and not after each
 * statement. After one that fails PostgreSQL skips the rest.
 */
export class StatementBatch extends Query {
  readonly statements: readonly PreparedStatement[];
  /** Names that the connection did not know before, by the position of their statement. */
  readonly #newNames = new Map<number, string>();
  #completed = 0;

  constructor(statements: readonly PreparedStatement[], callback: Callback) {
    super({ text: '', callback });
    this.statements = statements;
  }

  /** Called by `pg` to send it. */
  submit(connection: Connection): null {
    for (const [index, { name, text, values }] of this.statements.entries()) {
      if (name === undefined || connection.parsedStatements[name] === undefined) {
        if (name !== undefined) {
          if (doubtfulNames.get(connection)?.delete(name)) connection.close({ type: 'S', name });
          connection.parsedStatements[name] = text;
          this.#newNames.set(index, name);
        }
        connection.parse({ text, name });
      }
      connection.bind({ statement: name, values });
      connection.describe({ type: 'P' });
      connection.execute({});
    }
    connection.sync();
    return null;
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.#completed += 1;
    super.handleCommandComplete(message, connection);
  }

  override handleError(error: Error, connection: Connection): void {
    const doubtful = doubtfulNames.get(connection) ?? new Set();
    doubtfulNames.set(connection, doubtful);
    for (const [index, name] of this.#newNames) {
      if (index < this.#completed) continue;
      delete connection.parsedStatements[name];
      doubtful.add(name);
    }
    super.handleError(error, connection);
  }
}
