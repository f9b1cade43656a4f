import { sql } from 'kysely';
import { describedTables } from '#domain/admin/settings/described-tables.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

export interface TableColumn {
  column_name: string;
  data_type: string;
  is_nullable: boolean;
}

/** The columns of a described table; null for any other. The function rejects all but admins. */
export async function readTableColumns(
  table: string | null,
  actor: Customer,
): Promise<{ table: string; columns: TableColumn[] } | null> {
  const known = describedTables.find((name) => name === table);
  if (!known) return null;
  const [columns] = await asUser(actor).read(sql<TableColumn>`
    select column_name, data_type, is_nullable from public.get_table_info(${known}::text)`);
  return { table: known, columns };
}
