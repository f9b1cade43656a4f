/** No connection was to be had: none was free in time, or the database refuses or is gone. */
export class UnreachableDatabaseError extends Error {
  constructor(cause: unknown) {
    super('The database gives no connection.', { cause });
    this.name = 'UnreachableDatabaseError';
  }
}
