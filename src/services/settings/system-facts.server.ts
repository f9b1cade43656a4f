import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { readQueueFigures } from '#platform/jobs/queue-figures.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Customer } from '#services/shared/customer.ts';

interface DatabaseFacts {
  version: string;
  bytes: number;
  connections: number;
  startedAt: Date;
  /** Whether the server archives its log, from which a backup can be restored to any moment. */
  isArchiving: boolean;
  lastArchivedAt: Date | null;
}

export interface TableSize {
  name: string;
  /** An estimate of the last analysis, or of the statistics before the first. */
  rows: number;
  bytes: number;
}

/** What the system page shows; null for staff who are not admins. */
export async function readSystemFacts(actor: Customer) {
  if (!(await actorHasRole(actor, 'admin'))) return null;
  const [database, tables, queue] = await Promise.all([
    readDatabaseFacts(),
    readTableSizes(),
    readQueueFigures(),
  ]);
  const { SMTP_URL, S3_BUCKET, DEMO, MAIL_RETENTION_DAYS } = environment();
  return {
    database,
    tables,
    queue,
    node: process.version.replace('v', ''),
    runningSeconds: Math.floor(process.uptime()),
    hasMailServer: SMTP_URL !== undefined,
    mailRetentionDays: MAIL_RETENTION_DAYS,
    fileStore: S3_BUCKET ? ('s3' as const) : ('folder' as const),
    isDemo: DEMO,
  };
}

export type SystemFacts = NonNullable<Awaited<ReturnType<typeof readSystemFacts>>>;

async function readDatabaseFacts(): Promise<DatabaseFacts> {
  // As system, here and below: the catalog of the server belongs to no user.
  const [[facts]] = await asSystem().read(sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      pg_postmaster_start_time() as "startedAt",
      current_setting('archive_mode') <> 'off' as "isArchiving",
      (select last_archived_time from pg_stat_archiver) as "lastArchivedAt"`);
  return facts!;
}

const shownTables = 12;

async function readTableSizes(): Promise<TableSize[]> {
  const [tables] = await asSystem().read(sql<TableSize>`
    select c.relname::text as name,
      coalesce(nullif(c.reltuples, -1), pg_stat_get_live_tuples(c.oid))::float8 as rows,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by bytes desc, name limit ${shownTables}`);
  return tables;
}
