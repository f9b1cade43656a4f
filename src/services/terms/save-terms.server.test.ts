import { beforeAll, expect, it } from 'vitest';
import { termsInput } from '#domain/admin/products/terms-input.ts';
import type { Staff } from '#services/shared/staff.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { createProduct, insert } from '#tests/support/factories.ts';
import { readTerms, saveTerms } from './save-terms.server.ts';

let staff: Staff;
const database = fileDatabase();

beforeAll(async () => {
  staff = await makeStaff(new Date(), 'technical_office_manager');
  for (const [position, value] of ['chair', 'stool', 'lamp'].entries()) {
    await insert(database.owner, 'product_terms', { facet: 'kind', value, name: value, position });
  }
  await createProduct(database.owner, { kind: 'chair' });
});

interface TermRow {
  id: string;
  name: string;
  name_ar: string;
  value: string;
}
const kinds = async (): Promise<TermRow[]> => JSON.parse((await readTerms(staff.actor)).kind);
const parse = (rows: readonly object[]) => termsInput.shape.kind.parse(JSON.stringify(rows));
const save = async (change: (rows: TermRow[]) => object[], by = staff) => {
  const before = await kinds();
  return saveTerms([{ field: 'kind', from: parse(before), to: parse(change(before)) }], by);
};

it('names, adds, moves and removes terms at once', async () => {
  const bench = { id: '', name: 'Bench', name_ar: 'دكة', value: 'bench' };
  const result = await save(([chair, stool]) => [
    { ...stool, name_ar: 'كرسي بلا ظهر' },
    chair!,
    bench,
  ]);
  expect(result).toMatchObject({ ok: true });
  expect((await kinds()).map(({ value, name_ar }) => [value, name_ar])).toEqual([
    ['stool', 'كرسي بلا ظهر'],
    ['chair', ''],
    ['bench', 'دكة'],
  ]);
});

it('does not remove a term that products use', async () => {
  const result = await save((rows) => rows.filter(({ value }) => value !== 'chair'));
  expect(result).toMatchObject({ ok: false, fields: { kind: 'in_use' } });
  expect((await kinds()).map(({ value }) => value)).toContain('chair');
});

it('leaves the short name of a term as products know it', async () => {
  await save((rows) => rows.map((row) => ({ ...row, value: `${row.value}_x` })));
  expect((await kinds()).map(({ value }) => value)).toContain('chair');
});

it.each(['sales', 'marketing', 'content_manager'] as const)('is forbidden to %s', async (role) => {
  const before = await kinds();
  const other = await makeStaff(new Date(), role);
  expect(await save((rows) => rows.slice(1), other)).toMatchObject({ reason: 'forbidden' });
  expect(await kinds()).toEqual(before);
});
