import { sql, type RawBuilder } from 'kysely';
import type { ClientRole } from '#platform/database/actor.ts';
import { responseBytes } from '../limits.ts';
import type { MediaType } from '../request/media-type.ts';
import { compileCount } from './compile-count.ts';
import { scalarColumn } from './compile-call.ts';
import { source } from './compile-from.ts';
import { empty, id, trusted, type Fragment } from './fragment.ts';
import { updatedSetting } from './compile-write.ts';
import type { ReadNode } from '../plan/read-node.ts';

/** The one row of every statement. */
export interface ResultRow {
  rows: number;
  /** Null if the response has no body, or if it is longer than a response may be. */
  body: string | null;
  bytes: number;
  /** What the statement took with its planning, by the clock of the database. */
  milliseconds: number;
  total?: number;
  /** Rows that an upsert found instead of creating them. */
  updated?: number;
  status?: string | null;
  headers?: string | null;
  /** The key of the one row that was created. */
  location?: Record<string, unknown> | null;
}

export type BodyShape = 'none' | 'rows' | 'row' | 'value' | 'values';

export interface ResultParts {
  /** The write or call that runs first. */
  source?: Fragment;
  /** What the body is made from. */
  read: Fragment;
  shape: BodyShape;
  media: MediaType;
  /** The role of the caller, which limits the bytes. */
  role: ClientRole;
  /** The root to count, up to `countLimit`. */
  counted?: ReadNode;
  countLimit?: number;
  /** The columns of the Location header. */
  locationKey?: string[];
}

/** Wraps everything into one statement: PostgreSQL builds the JSON and counts the rows. */
export function compileResult(parts: ResultParts): RawBuilder<ResultRow> {
  const first = parts.source ? sql`with ${source} as (${parts.source}) ` : empty;
  const rows = parts.shape === 'none' && parts.source ? sql`${source}` : sql`(${parts.read})`;
  const result = sql`select count(*)::integer as rows, ${bodyOf(parts)} as body${settings(parts)}${locationOf(parts)} from ${rows} r`;
  const limit = trusted(String(responseBytes[parts.role]));
  return sql<ResultRow>`${first}select result.rows, coalesce(octet_length(result.body), 0) as bytes,
    case when octet_length(result.body) <= ${limit} then result.body end as body${totalOf(parts)},
    extract(epoch from clock_timestamp() - now())::float8 * 1000 as milliseconds${parts.source ? sql`, result.updated, result.status, result.headers` : empty}${parts.locationKey ? sql`, result.location` : empty}
    from (${result}) result`;
}

function bodyOf({ shape, media, read }: ResultParts): Fragment {
  if (shape === 'none') return sql`null::text`;
  if (media.kind === 'csv') return csvOf(read);
  const strip = 'stripNulls' in media && media.stripNulls;
  const json = strip
    ? sql`json_strip_nulls(json_agg(${itemOf(shape)}))`
    : sql`json_agg(${itemOf(shape)})`;
  const isSingle = shape === 'row' || shape === 'value' || media.kind === 'object';
  return isSingle ? sql`coalesce(${json} -> 0, 'null')::text` : sql`coalesce(${json}, '[]')::text`;
}

const itemOf = (shape: BodyShape) =>
  shape === 'value' || shape === 'values' ? id('r', scalarColumn) : sql`r.*`;

/** The text form of a row is a line of CSV between parentheses. */
const csvOf = (read: Fragment) => sql`
  coalesce((select string_agg(name, ',') from (
    select json_object_keys(row_to_json(one.*)) as name from (
      select * from (${read}) every_row limit 1) one
  ) names), '') || E'\n' ||
  coalesce(string_agg(substring((r.*)::text from 2 for length((r.*)::text) - 2), E'\n'), '')`;

/** Set by the functions and triggers that ran; read after all rows. */
function settings({ source: first }: ResultParts): Fragment {
  if (!first) return empty;
  return sql`, nullif(current_setting(${updatedSetting}, true), '')::integer as updated,
    nullif(current_setting('response.status', true), '') as status,
    nullif(current_setting('response.headers', true), '') as headers`;
}

function locationOf({ locationKey }: ResultParts): Fragment {
  if (!locationKey) return empty;
  const pairs = locationKey.map((name) => sql`${name}::text, ${id('r', name)}`);
  return sql`, json_agg(json_build_object(${sql.join(pairs)})) -> 0 as location`;
}

function totalOf({ counted, countLimit }: ResultParts): Fragment {
  if (!counted) return empty;
  const limit = countLimit === undefined ? empty : sql` limit ${trusted(String(countLimit))}`;
  return sql`, (select count(*)::integer from (${compileCount(counted)}${limit}) counted) as total`;
}
