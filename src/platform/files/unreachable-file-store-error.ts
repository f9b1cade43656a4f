/** The store of uploaded files does not answer, or cannot read or write. */
export class UnreachableFileStoreError extends Error {
  constructor(cause: unknown) {
    super('The file store fails.', { cause });
    this.name = 'UnreachableFileStoreError';
  }
}
