import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MigrationFile = { name: string; sql: string; checksum: string };

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The folder's migrations in the order of their numbers. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const misnamed = names.find((name) => !NAME.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} must be named NNNN_topic.sql.`);
  const twin = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4));
  if (twin) throw new Error(`Two migrations have the number ${twin.slice(0, 4)}.`);
  return await Promise.all(names.map((name) => readMigration(directory, name)));
}

/** Line ends do not count: a checkout on Windows must not look like a changed file. */
async function readMigration(directory: string, name: string): Promise<MigrationFile> {
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
