import { RestError } from '../rest-error.ts';
import type { Schema } from '../schema/schema.ts';
import { id, trusted, type Fragment } from './fragment.ts';

// Names that clients use in `column::type`. Others would reach system types such as regclass.
const builtIn = new Set(
  `text varchar char bpchar name citext int int2 int4 int8 smallint integer bigint numeric decimal
  real float float4 float8 double+precision bool boolean date time timetz timestamp timestamptz
  timestamp+with+time+zone timestamp+without+time+zone interval uuid json jsonb bytea inet cidr
  tsvector money int4range int8range numrange daterange tsrange tstzrange`
    .split(/\s+/)
    .map((name) => name.replaceAll('+', ' ')),
);

export function castType(schema: Schema, name: string): Fragment {
  const wanted = name.trim().toLowerCase();
  if (builtIn.has(wanted)) return trusted(wanted);
  if (schema.types.has(name)) return id('public', name);
  throw new RestError(400, '42704', `type "${name}" does not exist`);
}
