import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxModelBytes } from '#domain/models/model-limits.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { findProduct } from '#services/catalog/find-product.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { createProduct, createVariant } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { addModel, type NewModel } from './add-model.server.ts';
import { readShapes } from './read-shapes.server.ts';
import { removeModel } from './remove-model.server.ts';

const uploads = fileUploads();
const database = fileDatabase();

const now = new Date('2026-11-15T12:00:00Z');
const officeManager = () => makeStaff(now, 'technical_office_manager');
const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../public/models/${name}`, import.meta.url)));
const glb = () => new File([bytesOf('zamalek-linen-sofa.glb')], 'sofa.glb');
const usdz = () => new File([bytesOf('zamalek-linen-sofa.usdz')], 'sofa.usdz');

const added = (productId: string, staff: Staff, change: Partial<NewModel> = {}) =>
  addModel(
    { productId, variantId: null, glb: glb(), usdz: usdz(), isCheck: false, ...change },
    staff,
  );

const newProduct = () => createProduct(database.owner);
it('keeps the model of a product whose address changes', async () => {
  const staff = await officeManager();
  const { id } = await newProduct();
  await added(id, staff);
  await database.owner.query(`update products set slug = 'another-address-of-it' where id = $1`, [
    id,
  ]);
  const found = await findProduct('another-address-of-it', {
    actor: { kind: 'visitor' },
    locale: 'en',
    now,
  });
  expect(found?.product.models).toMatchObject([
    { variantId: null, glb: expect.stringMatching(/^\/media\/models\/[0-9a-f-]{36}\.glb$/) },
  ]);
});

it('says what it recognised before anything is stored', async () => {
  const staff = await officeManager();
  const { id } = await newProduct();
  const files = uploads.list().length;
  const size = { width: expect.any(Number), depth: expect.any(Number), height: expect.any(Number) };
  expect(await added(id, staff, { isCheck: true })).toEqual({ ok: true, size, isStored: false });
  expect((await readShapes(id, staff.actor)).models).toEqual([]);
  expect(uploads.list()).toHaveLength(files);
});

it('replaces the model of the same piece, and removes its files', async () => {
  const staff = await officeManager();
  const { id } = await newProduct();
  const { id: variant } = await createVariant(database.owner, id);
  const before = uploads.list().length;
  await added(id, staff);
  await added(id, staff, { usdz: undefined });
  await added(id, staff, { variantId: variant });
  const { models } = await readShapes(id, staff.actor);
  expect(models.map(({ variantId, hasUsdz }) => [variantId, hasUsdz])).toEqual([
    [null, false],
    [variant, true],
  ]);
  expect(uploads.list()).toHaveLength(before + 3);
  for (const { id: modelId } of models) {
    expect(await removeModel({ productId: id, modelId }, staff)).toEqual({ ok: true });
  }
  expect(uploads.list()).toHaveLength(before);
});

it('leaves no file when the piece is gone', async () => {
  const staff = await officeManager();
  const { id } = await newProduct();
  const before = uploads.list().length;
  const missing = '00000000-0000-4000-8000-000000000000';
  expect(await added(missing, staff)).toEqual({ ok: false, reason: 'not_found' });
  expect(await added(id, staff, { variantId: missing })).toEqual({
    ok: false,
    reason: 'not_found',
  });
  expect(uploads.list()).toHaveLength(before);
});

it('is closed to other roles', async () => {
  const { id } = await newProduct();
  for (const role of ['sales', 'content_manager'] as const) {
    const staff = await makeStaff(now, role);
    expect(await added(id, staff)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await removeModel({ productId: id, modelId: id }, staff)).toEqual({
      ok: false,
      reason: 'forbidden',
    });
  }
});

describe('a file that is rejected', () => {
  const damaged = () => {
    const bytes = bytesOf('zamalek-linen-sofa.glb');
    // The numbers of its corners, which only the validator reads.
    return new File([bytes.fill(0xff, bytes.length - 4000)], 'sofa.glb');
  };
  const large = () => new File([new Uint8Array(maxModelBytes + 1)], 'sofa.glb');
  const text = () => new File(['<script>alert(1)</script>'.repeat(9)], 'sofa.glb');
  it.each([
    ['nothing', () => ({ glb: undefined }), { glb: 'model_missing' }],
    ['a huge file', () => ({ glb: large() }), { glb: 'model_too_large' }],
    ['a huge file for iPhones', () => ({ usdz: large() }), { usdz: 'model_too_large' }],
    ['a text', () => ({ glb: text() }), { glb: 'not_a_glb' }],
    ['damaged geometry', () => ({ glb: damaged() }), { glb: 'model_broken' }],
    ['the files the other way round', () => ({ glb: usdz(), usdz: glb() }), { usdz: 'not_a_usdz' }],
  ])('%s, with its reason', async (_, change, fields) => {
    const staff = await officeManager();
    const { id } = await newProduct();
    expect(await added(id, staff, change())).toEqual({
      ok: false,
      reason: 'invalid_input',
      fields,
    });
    const [rows] = await asSystem().read(
      db.selectFrom('product_models').select('id').where('product_id', '=', id),
    );
    expect(rows).toEqual([]);
  });
});
