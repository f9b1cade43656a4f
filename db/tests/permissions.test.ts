import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { arrange } from './permissions/arrange.ts';
import { permissionMatrix } from './permissions/matrix.ts';
import type { TableMatrix } from './permissions/matrix.ts';
import { procedureFacts } from './permissions/procedures.ts';
import { renderPermissions } from './permissions/render.ts';

let database: TestDatabase;
let matrix: TableMatrix[];

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query('begin');
  matrix = await permissionMatrix(database.owner, await arrange(database.owner));
});

afterAll(async () => {
  await database.owner.query('rollback');
  await database.close();
});

it('covers rows of every table and view', () => {
  const uncovered = matrix.filter(({ lines }) => lines.length === 0).map(({ facts }) => facts.name);
  expect(uncovered).toEqual([]);
});

it('lets every caller do exactly what is on record, with own and foreign rows', async () => {
  const procedures = await procedureFacts(database.owner);
  await expect(renderPermissions(matrix, procedures)).toMatchFileSnapshot('permissions.md');
});
