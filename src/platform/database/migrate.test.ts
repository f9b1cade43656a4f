import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.server.ts';

let database: TestDatabase;
let directory: string;

const migration = (name: string) => join(directory, 'migrations', name);
const functionFile = (name: string) => join(directory, 'functions', name);
const run = () => migrate(database.url, { directory });

async function read<Value>(expression: string): Promise<Value> {
  const { rows } = await database.owner.query<{ value: Value }>(`select ${expression} as value`);
  return rows[0]!.value;
}

beforeEach(async () => {
  database = await testDatabase();
  await database.owner.query('drop table private.migrations');
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(functionFile('before-tables'), { recursive: true });
  await mkdir(migration(''));
  await writeFile(migration('0001_first.sql'), 'create table public.first_steps (id int);');
});

afterEach(async () => {
  await rm(directory, { recursive: true });
  await database.close();
});

describe('migrations', () => {
  it('applies each file once, in order', async () => {
    await writeFile(migration('0002_second.sql'), 'alter table public.first_steps add note text;');
    expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await run()).toEqual([]);
  });

  it('lets only one of several processes apply a file', async () => {
    await writeFile(functionFile('one.sql'), one(1));
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001_first.sql', 'functions/one.sql']);
  });

  it('rolls back a file that fails, and reports the line', async () => {
    await writeFile(
      migration('0002_broken.sql'),
      'create table public.half (id int);\nselect 1 / 0;\n',
    );
    await writeFile(migration('0003_typo.sql'), 'select 1;\nselekt 2;\n');
    await expect(run()).rejects.toThrow('Migration 0002_broken.sql: division by zero');
    expect(await read(`to_regclass('public.half')`)).toBeNull();
    await writeFile(migration('0002_broken.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('Migration 0003_typo.sql, line 2: syntax error');
  });

  it('rejects a database that a newer program migrated, and changes nothing', async () => {
    await writeFile(migration('0002_future.sql'), 'select 1;');
    await writeFile(functionFile('one.sql'), one(2));
    await run();
    await rm(migration('0002_future.sql'));
    await writeFile(migration('0003_other.sql'), 'create table public.never (id int);');
    await writeFile(functionFile('one.sql'), one(1));
    await expect(run()).rejects.toMatchObject({
      name: 'SchemaTooNew',
      message: expect.stringMatching(
        /^The database is newer than this program \(it has 0002_future/,
      ),
    });
    expect(await read(`to_regclass('public.never')`)).toBeNull();
    expect(await read('private.one()')).toBe(2);
  });

  it('rejects a migration that was edited after it ran, but ignores line endings', async () => {
    await writeFile(migration('0002_lines.sql'), 'select 1;\nselect 2;\n');
    await run();
    await writeFile(migration('0002_lines.sql'), 'select 1;\r\nselect 2;\r\n');
    expect(await run()).toEqual([]);
    await writeFile(migration('0001_first.sql'), 'create table public.first_steps (id bigint);');
    await expect(run()).rejects.toMatchObject({ name: 'MigrationChanged' });
  });

  it('rejects two files with the same number, and names without a number', async () => {
    await writeFile(migration('0001_twin.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('Two migrations have the number 0001.');
    await rm(migration('0001_twin.sql'));
    await writeFile(migration('later.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('must be named NNNN_topic.sql');
  });
});

describe('functions', () => {
  it('are applied after the migrations, except those that tables need', async () => {
    await writeFile(functionFile('before-tables/one.sql'), one(1));
    await writeFile(
      migration('0002_second.sql'),
      'create table public.ones (id int default private.one());',
    );
    await writeFile(functionFile('id_of.sql'), idOf);
    expect(await run()).toEqual([
      '0001_first.sql',
      'functions/before-tables/one.sql',
      '0002_second.sql',
      'functions/id_of.sql',
    ]);
  });

  it('may mention functions of files that come after their own', async () => {
    await writeFile(functionFile('a_caller.sql'), sqlFunction('a_caller', 'select private.one()'));
    await writeFile(functionFile('one.sql'), one(1));
    await run();
    expect(await read('private.a_caller()')).toBe(1);
  });

  it('are applied again when their own text changes, and only then', async () => {
    await writeFile(functionFile('one.sql'), one(1));
    await writeFile(functionFile('two.sql'), sqlFunction('two', 'select 2'));
    await run();
    await writeFile(functionFile('one.sql'), one(11));
    expect(await run()).toEqual(['functions/one.sql']);
    expect(await read('private.one()')).toBe(11);
    expect(await run()).toEqual([]);
  });

  it('that are new come before changed ones, which may call them', async () => {
    await writeFile(functionFile('calls.sql'), one(1));
    await run();
    await writeFile(functionFile('calls.sql'), one(2));
    await writeFile(functionFile('unchanged_name.sql'), one(3).replace('one()', 'three()'));
    expect(await run()).toEqual(['functions/unchanged_name.sql', 'functions/calls.sql']);
  });

  it('follow the program when it goes back to an earlier text', async () => {
    for (const value of [1, 2, 1]) {
      await writeFile(functionFile('one.sql'), one(value));
      await run();
    }
    expect(await read('private.one()')).toBe(1);
  });

  it('are applied again after their file was removed and came back', async () => {
    await writeFile(functionFile('one.sql'), one(1));
    await run();
    await rm(functionFile('one.sql'));
    await writeFile(migration('0002_drop.sql'), 'drop function private.one();');
    await run();
    await writeFile(functionFile('one.sql'), one(1));
    expect(await run()).toEqual(['functions/one.sql']);
  });

  it('leave nothing behind when they fail', async () => {
    await writeFile(functionFile('one.sql'), `${one(1)}\nselect 1 / 0;`);
    await expect(run()).rejects.toThrow('Function file functions/one.sql: division by zero');
    expect(await read(`to_regprocedure('private.one()')`)).toBeNull();
  });
});

function one(value: number): string {
  return sqlFunction('one', `select ${value}`);
}

function sqlFunction(name: string, body: string): string {
  return `create or replace function private.${name}() returns int language sql as $$ ${body} $$;`;
}

/** Its argument has the type of a table, which must exist first. */
const idOf = `create or replace function private.id_of(step public.first_steps) returns int
  language sql as $$ select step.id $$;`;
