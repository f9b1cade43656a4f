import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.server.ts';

let database: TestDatabase;
let directory: string;

const put = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate(database.url, { directory });

beforeEach(async () => {
  database = await testDatabase();
  await database.owner.query('drop table private.migrations');
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await put('0001_first.sql', 'create table public.first_steps (id int);');
});

afterEach(async () => {
  await rm(directory, { recursive: true });
  await database.close();
});

it('applies each file once, in order', async () => {
  await put('0002_second.sql', 'alter table public.first_steps add note text;');
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await run()).toEqual([]);
});

it('lets only one of several processes apply a file', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_first.sql']);
});

it('leaves nothing of a file that fails, and says where it failed', async () => {
  await put('0002_broken.sql', 'create table public.half (id int);\nselect 1 / 0;\n');
  await put('0003_typo.sql', 'select 1;\nselekt 2;\n');
  await expect(run()).rejects.toThrow('Migration 0002_broken.sql: division by zero');
  const { rows } = await database.owner.query(`select to_regclass('public.half') as half`);
  expect(rows).toEqual([{ half: null }]);
  await put('0002_broken.sql', 'select 1;');
  await expect(run()).rejects.toThrow('Migration 0003_typo.sql, line 2: syntax error');
});

it('refuses a database that a newer program migrated, and changes nothing', async () => {
  await put('0002_future.sql', 'select 1;');
  await run();
  await rm(join(directory, '0002_future.sql'));
  await put('0003_other.sql', 'create table public.never (id int);');
  await expect(run()).rejects.toMatchObject({
    name: 'SchemaTooNew',
    message: expect.stringMatching(/^The database is newer than this program \(it has 0002_future/),
  });
  const { rows } = await database.owner.query(`select to_regclass('public.never') as never`);
  expect(rows).toEqual([{ never: null }]);
});

it('refuses when a file that ran was changed, but not for other line ends', async () => {
  await put('0002_lines.sql', 'select 1;\nselect 2;\n');
  await run();
  await put('0002_lines.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await run()).toEqual([]);
  await put('0001_first.sql', 'create table public.first_steps (id bigint);');
  await expect(run()).rejects.toMatchObject({ name: 'MigrationChanged' });
});

it('refuses two files with one number, and names without a number', async () => {
  await put('0001_twin.sql', 'select 1;');
  await expect(run()).rejects.toThrow('Two migrations have the number 0001.');
  await rm(join(directory, '0001_twin.sql'));
  await put('later.sql', 'select 1;');
  await expect(run()).rejects.toThrow('must be named NNNN_topic.sql');
});
