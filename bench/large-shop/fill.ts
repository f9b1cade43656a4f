import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';

export type FilledShops = { urls: Map<number, string>; stop(): Promise<void> };

/** One PostgreSQL with a shop of each size. The same number always creates the same product. */
export async function fillShops(sizes: readonly number[], file: string): Promise<FilledShops> {
  const cluster = await temporaryCluster();
  const urls = new Map<number, string>();
  try {
    for (const size of sizes) {
      const url = cluster.url(`shop_${size}`);
      await createDatabase(cluster.url('postgres'), `shop_${size}`);
      await migrate(url);
      await fill(url, size, file);
      urls.set(size, url);
    }
    return { urls, stop: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  await connected(url, (client) => client.query(`create database ${name}`));
}

async function fill(url: string, size: number, file: string): Promise<void> {
  const statements = await readFile(file, 'utf8');
  await connected(url, async (client) => {
    await client.query('begin');
    await client.query(`select set_config('bench.size', $1, true)`, [`${size}`]);
    await client.query(statements);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
