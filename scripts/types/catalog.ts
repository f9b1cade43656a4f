import type pg from 'pg';

export type Column = {
  schema: string;
  table: string;
  column: string;
  /** The element's type where the column is an array. */
  type: string;
  isArray: boolean;
  nullable: boolean;
  /** The database fills it in when an insert leaves it out. */
  defaulted: boolean;
  /** Only the database writes it. */
  generated: boolean;
  /** The values that a check constraint allows, if it lists them. */
  allowed: string[] | undefined;
};

const columns = `
  select n.nspname as schema, c.relname as table, a.attname as column,
    case when t.typcategory = 'A' then e.typname else t.typname end as type,
    t.typcategory = 'A' as "isArray",
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' or c.relkind = 'v' as generated,
    (
      select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_expr(k.conbin, k.conrelid) ~ ('^\\(' || quote_ident(a.attname) || ' = ANY \\(ARRAY\\[')
      order by k.conname limit 1
    ) as allowed
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem
  where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped
  order by n.nspname collate "C", c.relname collate "C", a.attnum`;

type Row = Omit<Column, 'allowed'> & { allowed: string | null };

export async function readColumns(client: pg.Client, schemas: string[]): Promise<Column[]> {
  const { rows } = await client.query<Row>(columns, [schemas]);
  return rows.map((row) => ({ ...row, allowed: listed(row.allowed) }));
}

/** `(status = ANY (ARRAY['placed'::text, 'shipped'::text]))` → placed, shipped. */
function listed(expression: string | null): string[] | undefined {
  const words = expression?.match(/'(?:[^']|'')*'(?=::text)/g);
  return words?.map((word) => word.slice(1, -1).replaceAll("''", "'"));
}
