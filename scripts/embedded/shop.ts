import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import type { Cluster } from './cluster.ts';

const NAME = 'fustat';
const UNFINISHED = 'fustat_new';

type Tell = (line: string) => void;

/** The demo shop's address: made, migrated and filled on the first start, migrated on later ones. */
export async function prepareShop(cluster: Pick<Cluster, 'url'>, tell: Tell): Promise<string> {
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await createShop(admin, cluster, tell);
  } finally {
    await admin.end();
  }
  const applied = await migrate(cluster.url(NAME));
  if (applied.length > 0) tell(`Migrated the database: ${applied.join(', ')}`);
  return cluster.url(NAME);
}

/** Forgets everything and fills the shop anew. */
export async function resetShop(cluster: Pick<Cluster, 'url'>, tell: Tell): Promise<void> {
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${NAME} with (force)`);
  } finally {
    await admin.end();
  }
  await prepareShop(cluster, tell);
}

/** Under another name until complete, so that an interrupted first start begins again. */
async function createShop(admin: pg.Client, cluster: Pick<Cluster, 'url'>, tell: Tell) {
  await admin.query(`drop database if exists ${UNFINISHED} with (force)`);
  await admin.query(`create database ${UNFINISHED}`);
  tell('Creating the tables …');
  await migrate(cluster.url(UNFINISHED));
  tell('Filling the demo shop …');
  const { seedDemo } = await import('#db/seed/index.ts');
  await seedDemo(cluster.url(UNFINISHED));
  await admin.query(`alter database ${UNFINISHED} rename to ${NAME}`);
}
