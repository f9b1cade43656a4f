import { readFileSync } from 'node:fs';
import { validateBytes } from 'gltf-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { modelledSlugs, outlines } from './shape-rows.ts';

let database: TestDatabase;
let sizes: Map<string, Box>;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { rows } = await database.owner.query<{ slug: string; dimensions: Box }>(
    'select slug, dimensions from products',
  );
  sizes = new Map(rows.map(({ slug, dimensions }) => [slug, dimensions]));
});
afterAll(() => database.close());

const views = ['front', 'side', 'top'] as const;

/** The largest x and y of a path of relative lines, and whether all of it is above zero. */
function extentOf(path: string) {
  let [x, y, right, bottom, least] = [0, 0, 0, 0, 0];
  for (const ring of path.split('z').filter(Boolean)) {
    const numbers = ring.match(/-?\d+/g)!.map(Number);
    for (let at = 0; at < numbers.length; at += 2) {
      const [across, down] = [numbers[at]!, numbers[at + 1]!];
      [x, y] = at === 0 ? [across, down] : [x + across, y + down];
      [right, bottom, least] = [Math.max(right, x), Math.max(bottom, y), Math.min(least, x, y)];
    }
  }
  return { right, bottom, least };
}

it('draws every piece in its own size, with at most two kilobytes for each view', () => {
  expect(Object.keys(outlines).toSorted()).toEqual([...sizes.keys()].toSorted());
  for (const [slug, { width, depth, height }] of sizes) {
    const outline = outlines[slug]!;
    expect([slug, outline.size]).toEqual([slug, { width, depth, height }]);
    const shown = views.filter((view) => outline[view]);
    expect([slug, shown]).toEqual([
      slug,
      outline.standing === 'flat' ? ['top'] : ['front', 'side'],
    ]);
    for (const view of shown) {
      const path = outline[view]!;
      const across = view === 'side' ? depth : width;
      const down = view === 'top' ? depth : height;
      expect(path.length).toBeLessThanOrEqual(2000);
      const { right, bottom, least } = extentOf(path);
      expect([slug, view, least, right, bottom]).toEqual([slug, view, 0, across * 10, down * 10]);
    }
  }
});

const maxBytes = 3_000_000;
const read = (slug: string, kind: 'glb' | 'usdz') =>
  readFileSync(new URL(`../../../public/models/${slug}.${kind}`, import.meta.url));

/** Width, depth and height in centimetres of points whose y runs up. */
const sizeOf = (low: readonly number[], high: readonly number[]) =>
  [0, 2, 1].map((axis) => (high[axis]! - low[axis]!) * 100);

function expectSize(slug: string, size: number[]) {
  const { width, depth, height } = sizes.get(slug)!;
  [width, depth, height].forEach((named, index) =>
    expect([slug, Math.abs(size[index]! - named) <= 1]).toEqual([slug, true]),
  );
}

interface Accessor {
  min?: number[];
  max?: number[];
}

const leastOf = (rows: number[][]) =>
  [0, 1, 2].map((axis) => Math.min(...rows.map((row) => row[axis]!)));
const maxOf = (rows: number[][]) =>
  [0, 1, 2].map((axis) => Math.max(...rows.map((row) => row[axis]!)));

it('has GLB files that are valid, small and as large as the piece', async () => {
  for (const slug of modelledSlugs) {
    const bytes = read(slug, 'glb');
    expect(bytes.length).toBeLessThanOrEqual(maxBytes);
    const { issues } = await validateBytes(new Uint8Array(bytes));
    expect([slug, issues.numErrors, issues.numWarnings]).toEqual([slug, 0, 0]);
    const text = bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString();
    const { accessors } = JSON.parse(text) as { accessors: Accessor[] };
    const bounds = accessors.filter(({ min, max }) => min && max);
    const low = leastOf(bounds.map(({ min }) => min!));
    expectSize(slug, sizeOf(low, maxOf(bounds.map(({ max }) => max!))));
    // It stands on the floor.
    expect(low[1]).toBeCloseTo(0, 3);
  }
});

/** The files of a zip in their order, as its local headers tell. */
function filesOf(zip: Buffer) {
  const files: { name: string; method: number; start: number; data: Buffer }[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 30, at + 30 + nameLength);
    const data = zip.subarray(start, start + size);
    files.push({ name, method: zip.readUInt16LE(at + 8), start, data });
    at = start + size;
  }
  return files;
}

it('has USDZ files that are stored on 64 bytes, small and as large as the piece', () => {
  for (const slug of modelledSlugs) {
    const bytes = read(slug, 'usdz');
    expect(bytes.length).toBeLessThanOrEqual(maxBytes);
    const files = filesOf(bytes);
    for (const { name, method, start } of files) {
      expect([slug, name, method, start % 64]).toEqual([slug, name, 0, 0]);
    }
    const scene = files[0]!;
    const text = scene.data.toString();
    expect(scene.name).toBe('model.usda');
    expect(text).toMatch(/^#usda 1\.0\n[^]*metersPerUnit=1\nupAxis="Y"/);
    const corners = [...text.matchAll(/extent=\[\(([^)]+)\),\(([^)]+)\)\]/g)].map(([, low, high]) =>
      [low!, high!].map((corner) => corner.split(',').map(Number)),
    );
    expectSize(
      slug,
      sizeOf(leastOf(corners.map(([low]) => low!)), maxOf(corners.map(([, high]) => high!))),
    );
    const textures = [...text.matchAll(/@(textures\/[^@]+)@/g)].map(([, name]) => name);
    expect(files.slice(1).map(({ name }) => name)).toEqual(textures);
  }
});
