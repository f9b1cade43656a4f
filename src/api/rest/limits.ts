/** What one request may ask for. Exceeding a limit is an error of the client, never of the server. */
export const requestLimits = {
  /** Rows of a response and of each embedded list, when the client does not ask for fewer. */
  rows: 1_000,
  urlLength: 16_384,
  bodyBytes: 1_048_576,
  /** Nested arrays and objects of a JSON body. */
  bodyDepth: 32,
  /** Rows of one insert. */
  insertedRows: 1_000,
  /** Keys and values of one of them, of any depth. */
  rowValues: 5_000,
  csvColumns: 250,
  embedDepth: 6,
  embeds: 20,
  /** Selected fields, filters, order terms and arguments together. */
  terms: 300,
  logicDepth: 10,
  jsonPathSteps: 12,
  listValues: 1_000,
  responseBytes: 16 * 1_048_576,
  offset: 1_000_000_000,
} as const;

/** Milliseconds that a statement may run, by the kind of caller. */
export const statementTimeouts = { anonymous: 3_000, user: 8_000, service: 8_000 } as const;
