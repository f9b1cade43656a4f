import pg from 'pg';
import type { FileStore } from '#platform/files/file-store.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import type { Cluster } from './cluster.ts';

const NAME = 'fustat';
const UNFINISHED = 'fustat_new';
const creationLock = 7_151;

type Report = (line: string) => void;

interface Preparation {
  report: Report;
  /** Where the files of the demo go. */
  files: FileStore;
}

/** The demo shop's address: made, migrated and filled on the first start, migrated on later ones. */
export async function prepareShop(
  cluster: Pick<Cluster, 'url'>,
  { report, files }: Preparation,
): Promise<string> {
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  try {
    // A tool beside a first start waits until the shop is filled.
    await admin.query('select pg_advisory_lock($1)', [creationLock]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await createShop(admin, cluster, { report, files });
  } finally {
    await admin.end();
  }
  const applied = await migrate(cluster.url(NAME));
  if (applied.length > 0) report(`Migrated the database: ${applied.join(', ')}`);
  return cluster.url(NAME);
}

/** Deletes everything and seeds the shop again. */
export async function resetShop(
  cluster: Pick<Cluster, 'url'>,
  preparation: Preparation,
): Promise<void> {
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${NAME} with (force)`);
  } finally {
    await admin.end();
  }
  await prepareShop(cluster, preparation);
}

/** Under another name until complete, so that an interrupted first start begins again. */
async function createShop(
  admin: pg.Client,
  cluster: Pick<Cluster, 'url'>,
  { report, files }: Preparation,
) {
  await admin.query(`drop database if exists ${UNFINISHED} with (force)`);
  await admin.query(`create database ${UNFINISHED}`);
  report('Creating the tables …');
  await migrate(cluster.url(UNFINISHED));
  report('Filling the demo shop …');
  const { seedDemo } = await import('#db/seed/index.ts');
  await seedDemo(cluster.url(UNFINISHED), { withYear: true, files });
  await admin.query(`alter database ${UNFINISHED} rename to ${NAME}`);
}
