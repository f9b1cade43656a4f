/** The columns of a governorate that admins edit, in the order of the grid. */
export const deliveryColumns = [
  'delivery_fee',
  'is_served',
  'road_min_days',
  'road_max_days',
  'display_order',
] as const;
export type DeliveryColumn = (typeof deliveryColumns)[number];

/** The name of a cell in the form of the grid, such as `cairo.delivery_fee`. */
export const cellName = (code: string, column: DeliveryColumn) => `${code}.${column}`;

export function readCellName(name: string): { code: string; column: DeliveryColumn } {
  const [code = '', column = ''] = name.split('.');
  return { code, column: column as DeliveryColumn };
}
