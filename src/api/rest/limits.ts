import type { ClientRole } from '#platform/database/actor.ts';
import { environment } from '#platform/environment.server.ts';
import type { ClientRates } from '../shared/allow-per-client.ts';

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
  /** Characters of a cell of CSV; a text in JSON may be as long as the body. */
  csvCell: 250_000,
  embedDepth: 6,
  embeds: 20,
  /** Selected fields, filters, order terms and arguments together. */
  terms: 300,
  logicDepth: 10,
  jsonPathSteps: 12,
  listValues: 1_000,
  offset: 1_000_000_000,
  /** A planned or estimated count is exact up to here, and not larger. */
  countedRows: 10_000,
} as const;

/** Bytes of a response: an address of 300 characters must not cost what a thousand others cost. */
export const responseBytes: Record<ClientRole, number> = {
  anon: 1_048_576,
  authenticated: 4 * 1_048_576,
  service_key: 16 * 1_048_576,
};

/** Milliseconds that a statement may run. */
export const statementTimeout = (role: ClientRole): number =>
  role === 'anon' ? environment().API_VISITOR_MILLISECONDS : 8_000;

/** Milliseconds of the database that a client may use. */
export function databaseRates(): ClientRates {
  const { API_DATABASE_MILLISECONDS: perSecond } = environment();
  const network = { burst: 15 * perSecond, perSecond };
  return { network, account: { burst: 2 * network.burst, perSecond: 2 * perSecond } };
}
