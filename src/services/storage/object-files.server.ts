import { removeFiles } from '../uploads/remove-files.server.ts';

/** The name in the file store of one version of an object. */
export const objectFileName = (version: string): string => `storage/${version}.bin`;

/** Called after the rows are gone. What remains is found by sweepFiles. */
export const removeObjectFiles = (objects: readonly { version: string }[]): Promise<void> =>
  removeFiles(objects.map(({ version }) => objectFileName(version)));
