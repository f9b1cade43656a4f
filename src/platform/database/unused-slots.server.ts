import { sql } from 'kysely';
import { asSystem } from './run-as.server.ts';

/**
 * How many replication slots have no reader: a replica, or a backup that follows the log, has ended.
 * PostgreSQL stores its log for them until the disk is full.
 */
export async function countUnusedSlots(): Promise<number> {
  // As system: no visitor causes this.
  const [[slots]] = await asSystem().read(sql<{ unused: number }>`
    select count(*)::int as unused from pg_replication_slots where not active`);
  return slots!.unused;
}
