import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type SqlFile = {
  name: string;
  sql: string;
  checksum: string;
  /** Applied again whenever its text changes; otherwise once and for ever. */
  isRepeatable: boolean;
};

/** Files of one stage do not need those of later ones. */
export type MigrationFile = SqlFile & { stage: number };

const MIGRATION = /^\d{4}_[a-z0-9_]+\.sql$/;
const FUNCTION = /^[a-z0-9_]+\.sql$/;

/**
 * All files in the order in which an empty database needs them: the first migration makes roles and
 * schemas, then come the functions that tables and policies use, the other migrations, and the
 * functions and triggers that use tables.
 */
export async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const [first, ...others] = await readMigrations(join(directory, 'migrations'));
  const beforeTables = await readFunctions(directory, 'functions/before-tables');
  const functions = await readFunctions(directory, 'functions');
  const stages = [first ? [first] : [], beforeTables, others, functions];
  return stages.flatMap((files, stage) => files.map((file) => ({ ...file, stage })));
}

/** Functions are recorded under their path, migrations under their file name. */
export function isFunctionFile(name: string): boolean {
  return name.startsWith('functions/');
}

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const names = await readNames(folder);
  const misnamed = names.find((name) => !MIGRATION.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} must be named NNNN_topic.sql.`);
  const twin = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4));
  if (twin) throw new Error(`Two migrations have the number ${twin.slice(0, 4)}.`);
  return await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await readSql(join(folder, name))),
      isRepeatable: false,
    })),
  );
}

async function readFunctions(directory: string, folder: string): Promise<SqlFile[]> {
  const names = await readNames(join(directory, folder));
  const misnamed = names.find((name) => !FUNCTION.test(name));
  if (misnamed) throw new Error(`Function file ${misnamed} must be named after its function.`);
  return await Promise.all(
    names.map(async (name) => ({
      name: `${folder}/${name}`,
      ...(await readSql(join(directory, folder, name))),
      isRepeatable: true,
    })),
  );
}

async function readNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Line endings do not count: a checkout on Windows must not look like a changed file. */
async function readSql(path: string): Promise<Pick<SqlFile, 'sql' | 'checksum'>> {
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
