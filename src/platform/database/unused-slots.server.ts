import { sql } from 'kysely';
import { asSystem } from './run-as.server.ts';

/**
 * How many replication slots nobody reads: a backup that follows the log or a replica has ended, and
 * PostgreSQL stores its log for it until the disk is full.
 */
export async function countUnusedSlots(): Promise<number> {
  // As system: no visitor causes this.
  const [[slots]] = await asSystem().read(sql<{ unused: number }>`
    select count(*)::int as unused from pg_replication_slots where not active`);
  return slots!.unused;
}
