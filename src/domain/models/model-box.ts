import type { Box } from '../catalog/fit-geometry.ts';
import type { Gltf } from './gltf.ts';

/** Column by column, as in the file. */
type Matrix = readonly number[];
type Point = readonly [number, number, number];

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const maxSide = 2000;

/**
 * The size of a model in whole centimetres, from the corners that it declares for its parts; files are in
 * metres, with y upwards. Null when its parts hang together wrongly or it is no size of furniture.
 */
export function modelBox(model: Gltf): Box | null {
  const corners = cornersOf(model);
  if (!corners || corners.length === 0) return null;
  const extent = (axis: 0 | 1 | 2): number => {
    const places = corners.map((corner) => corner[axis]);
    const [least, greatest] = places.reduce(
      ([low, high], place) => [Math.min(low, place), Math.max(high, place)],
      [Infinity, -Infinity] as [number, number],
    );
    return Math.round((greatest - least) * 100);
  };
  // What lies flat may be thinner than a centimetre.
  const [width, height, depth] = [extent(0), Math.max(1, extent(1)), extent(2)];
  const isPossible = [width, height, depth].every((side) => side >= 1 && side <= maxSide);
  return isPossible ? { width, depth, height } : null;
}

function cornersOf({ scene = 0, scenes, nodes, meshes, accessors }: Gltf): Point[] | null {
  const corners: Point[] = [];
  const seen = new Set<number>();
  const waiting = (scenes[scene]?.nodes ?? []).map((index) => ({ index, parent: identity }));
  for (let place = 0; place < waiting.length; place += 1) {
    const { index, parent } = waiting[place]!;
    const node = nodes[index];
    // A node that is reached twice could be its own ancestor.
    if (!node || seen.has(index)) return null;
    seen.add(index);
    const transform = multiply(parent, matrixOf(node));
    for (const { attributes } of node.mesh === undefined
      ? []
      : (meshes[node.mesh]?.primitives ?? [])) {
      const { min, max } = accessors[attributes['POSITION'] ?? -1] ?? {};
      if (min?.length !== 3 || max?.length !== 3) return null;
      corners.push(...boxCorners(min, max).map(apply(transform)));
    }
    waiting.push(...(node.children ?? []).map((child) => ({ index: child, parent: transform })));
  }
  return corners;
}

const boxCorners = (min: readonly number[], max: readonly number[]): Point[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [
    corner & 1 ? max[0]! : min[0]!,
    corner & 2 ? max[1]! : min[1]!,
    corner & 4 ? max[2]! : min[2]!,
  ]);

const apply =
  (matrix: Matrix) =>
  ([x, y, z]: Point): Point => {
    const row = (at: number) =>
      matrix[at]! * x + matrix[at + 4]! * y + matrix[at + 8]! * z + matrix[at + 12]!;
    return [row(0), row(1), row(2)];
  };

const multiply = (left: Matrix, right: Matrix): Matrix =>
  identity.map((_, place) => {
    const [row, column] = [place % 4, place - (place % 4)];
    return [0, 1, 2, 3].reduce((sum, at) => sum + left[row + at * 4]! * right[column + at]!, 0);
  });

/** A matrix, or what stands for one: turned after it was scaled, then moved. */
function matrixOf({ matrix, translation, rotation, scale }: Gltf['nodes'][number]): Matrix {
  if (matrix) return matrix;
  const [x, y, z, w] = rotation ?? [0, 0, 0, 1];
  const [wide, tall, deep] = scale ?? [1, 1, 1];
  const [across, up, along] = translation ?? [0, 0, 0];
  return [
    (1 - 2 * (y * y + z * z)) * wide,
    2 * (x * y + z * w) * wide,
    2 * (x * z - y * w) * wide,
    0,
    2 * (x * y - z * w) * tall,
    (1 - 2 * (x * x + z * z)) * tall,
    2 * (y * z + x * w) * tall,
    0,
    2 * (x * z + y * w) * deep,
    2 * (y * z - x * w) * deep,
    (1 - 2 * (x * x + y * y)) * deep,
    0,
    ...[across, up, along, 1],
  ];
}
