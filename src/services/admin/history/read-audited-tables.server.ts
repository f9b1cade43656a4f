import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** The tables whose changes are recorded. As system: the list is closed to all callers. */
export async function readAuditedTables(): Promise<string[]> {
  const [rows] = await asSystem().read(
    db.selectFrom('private.audited_tables').select('table_name'),
  );
  return rows.map(({ table_name }) => table_name);
}
