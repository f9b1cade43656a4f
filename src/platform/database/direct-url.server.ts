import { environment } from '../environment.server.ts';

/** Past the pooler: for LISTEN, session locks, migrations and the job queue. */
export function directDatabaseUrl(): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment();
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
