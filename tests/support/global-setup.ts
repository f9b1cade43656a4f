import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import type { Cluster } from '../../scripts/embedded/cluster.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';
import { relaxOrderLimits } from './order-limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that this run's databases live on; `{database}` stands for the name. */
    postgres: string;
  }
}

/** Each project loads this file again, in the same process: what they share is not in the module. */
const run = globalThis as { testPostgres?: { cluster: Promise<Cluster>; users: number } };

/** One embedded PostgreSQL for all projects of a run, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The workers inherit it: what tests provoke on purpose is not news.
  process.env['LOG_LEVEL'] ??= 'silent';
  const { cluster, leave } = await shareCluster();
  project.provide('postgres', cluster.url('{database}'));
  return leave;
}

/** The last one to leave stops it. */
export async function shareCluster(): Promise<{ cluster: Cluster; leave(): Promise<void> }> {
  const shared = (run.testPostgres ??= { cluster: startMigrated(), users: 0 });
  shared.users += 1;
  const cluster = await shared.cluster;
  return {
    cluster,
    async leave() {
      shared.users -= 1;
      if (shared.users > 0) return;
      delete run.testPostgres;
      await cluster.stop();
    },
  };
}

async function startMigrated(): Promise<Cluster> {
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
  return cluster;
}
