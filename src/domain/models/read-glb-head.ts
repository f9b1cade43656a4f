import { maxDescriptionBytes, maxModelBytes, type ModelProblem } from './model-limits.ts';

/** The bytes of a GLB before its description. */
export const glbHeadBytes = 20;

const [magic, version, jsonChunk] = [0x46_54_6c_67, 2, 0x4e_4f_53_4a];

/** How long the description of a GLB is, or why the file is not read any further. */
export function readGlbHead(head: Uint8Array, size: number): number | ModelProblem {
  if (size > maxModelBytes) return 'model_too_large';
  if (head.byteLength < glbHeadBytes) return 'not_a_glb';
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [mark, format, length, description, type] = [0, 4, 8, 12, 16].map((at) =>
    view.getUint32(at, true),
  ) as [number, number, number, number, number];
  if (mark !== magic || format !== version || type !== jsonChunk) return 'not_a_glb';
  if (length !== size || description > size - glbHeadBytes) return 'model_broken';
  return description > maxDescriptionBytes ? 'model_too_detailed' : description;
}
