const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const fields = 256 * kilobyte;

/** Bytes of a whole form: its fields, and the files that it may carry. */
export const formLimits = {
  plain: fields,
  /** Five pictures of 5 MB, and some air: a picture just too large deserves its own sentence. */
  'custom-service': 32 * megabyte,
  careers: 8 * megabyte,
} as const;

const pagesWithFiles = /^(?:\/(?:en|ar))?\/(custom-service|careers)(?:\/send)?(?:\.data)?$/;

/** How much a page takes; all but two forms have no files. */
export function formLimitOf(path: string): number {
  const page = pagesWithFiles.exec(path)?.[1] as 'custom-service' | 'careers' | undefined;
  return formLimits[page ?? 'plain'];
}
