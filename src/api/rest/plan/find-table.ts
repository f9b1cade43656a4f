import { RestError } from '../rest-error.ts';
import type { Schema, TableInfo } from '../schema/schema.ts';
import { closestName } from './closest-name.ts';

export function findTable({ tables }: Schema, name: string): TableInfo {
  const table = tables.get(name);
  if (table) return table;
  const closest = closestName(name, tables.keys(), 0.75);
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table 'public.${name}' in the schema cache`,
    { hint: closest ? `Perhaps you meant the table 'public.${closest}'` : null },
  );
}
