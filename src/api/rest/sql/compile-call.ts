import { sql } from 'kysely';
import type { RestRequest } from '../request/read-request.ts';
import type { DatabaseFunction } from '../schema/schema.ts';
import { empty, id, list, table, trusted, type Fragment } from './fragment.ts';

type Parameter = DatabaseFunction['parameters'][number];

/** Functions that return one value have one column with this name. */
export const scalarColumn = 'pgrst_scalar';

/** Calls the function; the response reads from this query as it would from a table. */
export function compileCall(called: DatabaseFunction, request: RestRequest): Fragment {
  const { from, values } = compileArguments(called, request);
  const call = sql`${table(called.name)}(${values})`;
  if (!called.isComposite) {
    return sql`select ${call} as ${id(scalarColumn)}${from ? sql` from ${from}` : empty}`;
  }
  const rows = sql`${call} as pgrst_call`;
  return sql`select pgrst_call.* from ${from ? sql`${from}, lateral ${rows}` : rows}`;
}

interface Arguments {
  values: Fragment;
  /** Where the values come from, if they are columns. */
  from?: Fragment;
}

function compileArguments({ parameters }: DatabaseFunction, request: RestRequest): Arguments {
  const { payload, query } = request;
  const [first] = parameters;
  if (payload && first && parameters.length === 1 && first.name === '') {
    return { values: sql`${payload.text}::${trusted(first.type)}` };
  }
  const sent = new Set(
    payload?.kind === 'json' ? payload.columns : query.arguments.map(([name]) => name),
  );
  const passed = parameters.filter(({ name }) => name !== '' && sent.has(name));
  if (passed.length === 0) return { values: empty };
  return payload ? fromBody(passed, payload.text) : fromQuery(passed, query.arguments);
}

function fromBody(passed: Parameter[], json: string): Arguments {
  const typed = passed.map(({ name, type }) => sql`${id(name)} ${trusted(type)}`);
  return {
    from: sql`json_to_record(${json}::json) as pgrst_body (${list(typed)})`,
    values: list(passed.map((each) => argument(each, id('pgrst_body', each.name)))),
  };
}

function fromQuery(passed: Parameter[], sent: [name: string, value: string][]): Arguments {
  const values = passed.map((each) => {
    const own = sent.filter(([name]) => name === each.name).map(([, value]) => value);
    const value = each.isVariadic ? own : own.at(-1);
    return argument(each, sql`${value}::${trusted(each.type)}`);
  });
  return { values: list(values) };
}

const argument = ({ name, isVariadic }: Parameter, value: Fragment) =>
  sql`${isVariadic ? sql`variadic ` : empty}${id(name)} => ${value}`;
