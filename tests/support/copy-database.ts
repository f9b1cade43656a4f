import pg from 'pg';

export interface TestDatabaseOptions {
  /** With the demo shop. */
  seeded?: boolean;
  /** With the demo shop and its year of trade. */
  withYear?: boolean;
}

type UrlOf = (database: string) => string;

/** Makes a migrated database of this name, filled as the options say, on a server of `startMigrated`. */
export async function copyDatabase(
  urlOf: UrlOf,
  name: string,
  { withYear = false, seeded = withYear }: TestDatabaseOptions = {},
): Promise<string> {
  await asAdministrator(urlOf, async (admin) => {
    const template = seeded ? await ensureSeeded(admin, urlOf, withYear) : 'migrated';
    // Copying the files takes a third of the time that logging each page does.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return urlOf(name);
}

export const dropDatabase = (urlOf: UrlOf, name: string) =>
  asAdministrator(urlOf, (admin) => admin.query(`drop database ${name} with (force)`));

/** Seeds once per run, in whichever worker asks first; the others wait. Returns the template. */
async function ensureSeeded(admin: pg.Client, urlOf: UrlOf, withYear: boolean): Promise<string> {
  const template = withYear ? 'seeded_year' : 'seeded';
  await admin.query('select pg_advisory_lock(1)');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 1) return template;
    await admin.query('drop database if exists seeding with (force)');
    await admin.query('create database seeding template migrated');
    const { seedDemo } = await import('#db/seed/index.ts');
    await seedDemo(urlOf('seeding'), { withYear });
    await admin.query(`alter database seeding rename to ${template}`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock(1)');
  }
}

async function asAdministrator<Result>(urlOf: UrlOf, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client(urlOf('postgres'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
