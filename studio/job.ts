/** One picture for the kit to make. */
export type Job = {
  /** Of its master. */
  name: string;
  /** The file in kit/pieces or kit/rooms. */
  model: string;
  options: Readonly<Record<string, string>>;
  /** Width, depth, height in centimetres: the model is made to the size that the shop names. */
  size: readonly [number, number, number] | null;
  view: Readonly<Record<string, string>>;
  /** In pixels; pieces are all alike. */
  frame?: readonly [width: number, height: number];
  samples?: number;
};
