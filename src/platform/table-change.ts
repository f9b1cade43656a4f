/** A change notification from the database. */
export interface TableChange {
  table: string;
  /** Ids of the changed rows or their owners; null when there are many. */
  rows: readonly string[] | null;
}

/** Parses a payload such as `partners` or `products 5d1a…,9c0e…`. */
export function parseTableChange(notice: string): TableChange {
  const [table = '', rows] = notice.split(' ');
  return { table, rows: rows ? rows.split(',') : null };
}
