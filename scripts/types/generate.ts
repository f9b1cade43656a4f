import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { temporaryCluster } from '../embedded/temporary.ts';
import { readColumns } from './catalog.ts';
import { render } from './render.ts';

const schemas = ['auth', 'private', 'public', 'storage'];

/** Returns the content of db/types.ts, read from an empty database with all migrations. */
export async function generateTypes(): Promise<string> {
  const cluster = await temporaryCluster();
  try {
    const url = cluster.url('postgres');
    await migrate(url);
    const client = new pg.Client(url);
    await client.connect();
    const columns = await readColumns(client, schemas);
    await client.end();
    return render(columns);
  } finally {
    await cluster.stop();
  }
}
