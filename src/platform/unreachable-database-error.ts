/** No connection was available: none was free in time, or the database rejects them or is gone. */
export class UnreachableDatabaseError extends Error {
  constructor(cause: unknown) {
    super('The database gives no connection.', { cause });
    this.name = 'UnreachableDatabaseError';
  }
}
