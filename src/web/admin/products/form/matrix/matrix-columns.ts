/** The cells of a variant that staff type into; `inventory` only of a new one. */
export const matrixColumns = ['sku', 'price', 'discount_price', 'inventory'] as const;
export type MatrixColumn = (typeof matrixColumns)[number];

export const isNumberColumn = (column: MatrixColumn): boolean => column !== 'sku';
