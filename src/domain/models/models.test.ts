import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkUsdz } from './check-usdz.ts';
import { readGltf } from './gltf.ts';
import { modelBox } from './model-box.ts';
import { maxModelBytes } from './model-limits.ts';
import { glbHeadBytes, readGlbHead } from './read-glb-head.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../public/models/${name}`, import.meta.url));
const sofa = fileOf('zamalek-linen-sofa.glb');
const descriptionOf = (glb: Buffer) =>
  JSON.parse(glb.subarray(glbHeadBytes, glbHeadBytes + glb.readUInt32LE(12)).toString()) as object;

/** A box of a metre, two high, standing in the scene as the nodes say. */
const modelOf = (nodes: object[], change: object = {}) => ({
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes,
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ count: 8, min: [-0.5, 0, -0.5], max: [0.5, 2, 0.5] }],
  buffers: [{}],
  ...change,
});

describe('a model', () => {
  const boxOf = (nodes: object[], change?: object) => {
    const model = readGltf(modelOf(nodes, change));
    return typeof model === 'string' ? model : modelBox(model);
  };

  it('is as large as its parts, wherever they stand', () => {
    expect(boxOf([{ mesh: 0 }])).toEqual({ width: 100, depth: 100, height: 200 });
    expect(boxOf([{ mesh: 0, translation: [9, 0, 9] }])).toEqual({
      width: 100,
      depth: 100,
      height: 200,
    });
    expect(boxOf([{ mesh: 0, scale: [2, 0.5, 1] }])).toEqual({
      width: 200,
      depth: 100,
      height: 100,
    });
    // A quarter turn about the axis that runs to the front lays it down.
    const lying = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
    expect(boxOf([{ mesh: 0, rotation: lying }])).toEqual({ width: 200, depth: 100, height: 100 });
    const apart = [{ children: [1, 2] }, { mesh: 0 }, { mesh: 0, translation: [3, 0, 0] }];
    expect(boxOf(apart)).toEqual({ width: 400, depth: 100, height: 200 });
    const halved = [1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    expect(
      boxOf([
        { children: [1], matrix: halved },
        { mesh: 0, translation: [0, 8, 0] },
      ]),
    ).toEqual({ width: 100, depth: 100, height: 100 });
  });

  it('has no size when it is no furniture, and when a node is its own ancestor', () => {
    expect(boxOf([{ mesh: 0, scale: [1000, 1000, 1000] }])).toBeNull();
    expect(boxOf([{ mesh: 0, scale: [0.001, 1, 1] }])).toBeNull();
    expect(boxOf([{ children: [1] }, { children: [0], mesh: 0 }])).toBeNull();
    expect(boxOf([{ children: [7] }])).toBeNull();
    expect(boxOf([{ mesh: 5 }])).toBeNull();
    expect(boxOf([{ mesh: 0 }], { accessors: [{ count: 8 }] })).toBeNull();
  });

  it.each<[string, string, object]>([
    ['model_broken', 'of an older version', { asset: { version: '1.0' } }],
    ['model_broken', 'with two buffers', { buffers: [{}, {}] }],
    ['model_broken', 'with an endless number', { accessors: [{ count: Infinity }] }],
    ['model_external', 'that fetches its buffer', { buffers: [{ uri: 'https://example.com/a' }] }],
    [
      'model_external',
      'that carries its picture as text',
      { images: [{ uri: 'data:image/png,' }] },
    ],
    ['model_compressed', 'that needs Draco', { extensionsUsed: ['KHR_draco_mesh_compression'] }],
    ['model_compressed', 'with sparse rows', { accessors: [{ count: 8, sparse: { count: 1 } }] }],
    ['model_moving', 'with an animation', { animations: [{}] }],
    ['model_moving', 'with a skeleton', { skins: [{}] }],
    ['model_too_detailed', 'of too many points', { accessors: [{ count: 600_000 }] }],
    [
      'model_too_detailed',
      'of too many pictures',
      { images: Array.from({ length: 33 }, () => ({})) },
    ],
    [
      'model_too_detailed',
      'whose rows share the same bytes again and again',
      { accessors: Array.from({ length: 1500 }, () => ({ count: 5000 })) },
    ],
    [
      'model_too_detailed',
      'that shows one mesh again and again',
      {
        nodes: Array.from({ length: 999 }, () => ({ mesh: 0 })),
        accessors: [{ count: 10_000 }],
      },
    ],
  ])('%s: %s', (problem, _, change) => {
    expect(readGltf(modelOf([{ mesh: 0 }], change))).toBe(problem);
  });

  it('accepts what the studio makes, in its own size', () => {
    const model = readGltf(descriptionOf(sofa));
    if (typeof model === 'string') throw new Error(model);
    expect(modelBox(model)).toEqual({ width: 220, depth: 96, height: 82 });
  });

  it('never throws, whatever the description says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(modelOf([]))), (value, field) => {
        const model = readGltf({ ...modelOf([{ mesh: 0 }]), [field]: value });
        const size = typeof model === 'string' ? model : modelBox(model);
        expect(size).toBeDefined();
      }),
    );
  });
});

describe('the head of a GLB', () => {
  const headOf = (...numbers: number[]) => {
    const head = Buffer.alloc(glbHeadBytes);
    for (const [place, number] of numbers.entries()) head.writeUInt32LE(number, place * 4);
    return head;
  };
  const [magic, json] = [0x46_54_6c_67, 0x4e_4f_53_4a];

  it('tells how long the description is', () => {
    expect(readGlbHead(sofa.subarray(0, glbHeadBytes), sofa.length)).toBe(sofa.readUInt32LE(12));
  });

  it('ends the reading of anything else', () => {
    const read = (size: number, ...numbers: number[]) => readGlbHead(headOf(...numbers), size);
    expect(read(maxModelBytes + 1, magic, 2, maxModelBytes + 1, 100, json)).toBe('model_too_large');
    expect(read(1000, 0x89504e47, 2, 1000, 100, json)).toBe('not_a_glb');
    expect(read(1000, magic, 1, 1000, 100, json)).toBe('not_a_glb');
    expect(read(1000, magic, 2, 1000, 100, 0)).toBe('not_a_glb');
    expect(read(1000, magic, 2, 900, 100, json)).toBe('model_broken');
    expect(read(1000, magic, 2, 1000, 4_000_000_000, json)).toBe('model_broken');
    expect(read(1_000_000, magic, 2, 1_000_000, 300_000, json)).toBe('model_too_detailed');
    expect(readGlbHead(new Uint8Array(3), 3)).toBe('not_a_glb');
  });
});

describe('a USDZ', () => {
  const usdz = fileOf('darb-small-table.usdz');

  it('is accepted as the studio makes it', () => {
    expect(checkUsdz(usdz)).toBeNull();
  });

  it.each<[string, (file: Buffer) => Buffer | void]>([
    ['compressed', (file) => void file.writeUInt16LE(8, 8)],
    ['with a size that follows', (file) => void file.writeUInt16LE(8, 6)],
    ['that says it is longer than it is', (file) => void file.writeUInt32LE(0x7fff_ffff, 18)],
    ['that unpacks elsewhere', (file) => void file.write('../../../m', 30)],
    ['that begins with a picture', (file) => void file.write('model.jpeg', 30)],
    ['that is cut off', (file) => file.subarray(0, file.length / 2)],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is a GLB', () => sofa],
  ])('is rejected: one %s', (_, change) => {
    const file = Buffer.from(usdz);
    expect(checkUsdz(change(file) ?? file)).toBe('not_a_usdz');
  });

  it('never reads beyond the end, whatever its bytes are', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, (tail) => {
        expect(checkUsdz(new Uint8Array([0x50, 0x4b, 3, 4, ...tail]))).not.toBe(undefined);
      }),
    );
  });
});
