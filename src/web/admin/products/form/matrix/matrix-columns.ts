/** The cells of a variant that staff type into; `inventory` only of a new one. */
export const matrixColumns = [
  'sku',
  'price',
  'discount_price',
  'width',
  'depth',
  'height',
  'weight',
  'inventory',
] as const;
export type MatrixColumn = (typeof matrixColumns)[number];

const measureColumns: ReadonlySet<MatrixColumn> = new Set(['width', 'depth', 'height', 'weight']);

export const isMeasure = (column: MatrixColumn): boolean => measureColumns.has(column);

export const isNumberColumn = (column: MatrixColumn): boolean => column !== 'sku';
