/** No connection was free in time, or the database rejects them, is gone or has fallen silent. */
export class UnreachableDatabaseError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'UnreachableDatabaseError';
  }
}
