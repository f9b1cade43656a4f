/** Something in the database is new. */
export interface TableChange {
  table: string;
  /** Whose rows changed: the row's own id, or the id of what it belongs to; null when there are many. */
  rows: readonly string[] | null;
}

/** Reads a notice such as `partners` or `products 5d1a…,9c0e…`. */
export function parseTableChange(notice: string): TableChange {
  const [table = '', rows] = notice.split(' ');
  return { table, rows: rows ? rows.split(',') : null };
}
