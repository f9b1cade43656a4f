import { RestError } from '../rest-error.ts';
import type { DatabaseFunction, Schema } from '../schema/schema.ts';
import type { Payload } from '../request/read-payload.ts';
import { closestName } from './closest-name.ts';

interface Call {
  name: string;
  /** Names of the arguments that the client sent. */
  keys: string[];
  /** The body of a POST. */
  payload?: Payload;
}

/** Chooses among the functions of a name the one that takes exactly these arguments. */
export function findFunction(schema: Schema, call: Call): DatabaseFunction {
  const overloads = schema.functions.get(call.name) ?? [];
  const named = overloads.filter((each) => takesArguments(each, call));
  const fitting = named.length > 0 ? named : overloads.filter((each) => takesBody(each, call));
  const [only, ...others] = fitting;
  if (!only) throw notFound(schema, call, overloads);
  if (others.length > 0) throw ambiguous(fitting);
  return only;
}

function takesArguments({ parameters }: DatabaseFunction, { keys, payload }: Call): boolean {
  if (parameters.length === 0) return keys.length === 0 && payload?.kind !== 'raw';
  const known = new Set(parameters.map(({ name }) => name));
  const sent = new Set(keys);
  return (
    keys.every((key) => known.has(key)) &&
    parameters.every(({ name, hasDefault }) => hasDefault || sent.has(name))
  );
}

/** A single parameter without a name takes the whole body. */
function takesBody({ parameters }: DatabaseFunction, { payload }: Call): boolean {
  const [parameter, ...others] = parameters;
  if (!payload || !parameter || others.length > 0 || parameter.name !== '') return false;
  return payload.kind === 'raw'
    ? parameter.type === payload.type
    : parameter.type === 'json' || parameter.type === 'jsonb';
}

const rawNames = { text: 'text', xml: 'xml', bytea: 'bytea' } as const;

function notFound(
  schema: Schema,
  { name, keys, payload }: Call,
  overloads: DatabaseFunction[],
): RestError {
  const sorted = keys.toSorted();
  const raw = payload?.kind === 'raw' ? rawNames[payload.type] : undefined;
  const shown = sorted.length === 0 ? ' without parameters' : `(${sorted.join(', ')})`;
  const described =
    sorted.length === 0
      ? ' without parameters'
      : ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}`;
  const searched = raw
    ? ` with a single unnamed ${raw} parameter`
    : `${described}${payload ? ' or with a single unnamed json/jsonb parameter' : ''}`;
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${raw ? '' : shown} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
      hint: raw ? null : hintFor(schema, name, sorted, overloads),
    },
  );
}

function hintFor(
  schema: Schema,
  name: string,
  keys: string[],
  overloads: DatabaseFunction[],
): string | null {
  const list = (names: string[]) => `(${names.toSorted().join(', ')})`;
  const closest =
    overloads.length === 0
      ? closestName(name, schema.functions.keys(), 0.75)
      : closestName(
          list(keys),
          overloads.map(({ parameters }) => list(parameters.map((each) => each.name))),
          0.33,
        );
  if (closest === undefined) return null;
  const meant = overloads.length === 0 ? closest : `${name}${closest}`;
  return `Perhaps you meant to call the function public.${meant}`;
}

function ambiguous(found: DatabaseFunction[]): RestError {
  const names = found.map(({ name, parameters }) => {
    const list = parameters.map((each) => `${each.name} => ${each.type}`).join(', ');
    return `public.${name}(${list})`;
  });
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${names.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}
