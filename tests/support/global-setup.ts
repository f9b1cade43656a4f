import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';
import { relaxOrderLimits } from './order-limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that this run's databases live on; `{database}` stands for the name. */
    postgres: string;
  }
}

/** One embedded PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The workers inherit it: what tests provoke on purpose is not news.
  process.env['LOG_LEVEL'] ??= 'silent';
  const cluster = await temporaryCluster();
  try {
    const client = new pg.Client(cluster.url('postgres'));
    await client.connect();
    await client.query('create database migrated');
    await client.end();
    await migrate(cluster.url('migrated'));
    await relaxOrderLimits(cluster.url('migrated'));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', cluster.url('{database}'));
  return () => cluster.stop();
}
