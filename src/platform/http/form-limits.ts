const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const fields = 256 * kilobyte;

/** Bytes of a whole form: its fields, and the files that it may carry. */
export const formLimits = {
  plain: fields,
  /** Five pictures of 5 MB, and some air: a picture just too large deserves its own sentence. */
  'custom-service': 32 * megabyte,
  careers: 8 * megabyte,
  return: 32 * megabyte,
} as const;

const pagesWithFiles =
  /^(?:\/(?:en|ar))?(?:\/account\/orders\/[\w-]+)?\/(custom-service|careers|return)(?:\/send)?(?:\.data)?$/;

/** How much a page takes; most forms have no files. */
export function formLimitOf(path: string): number {
  const page = pagesWithFiles.exec(path)?.[1] as keyof typeof formLimits | undefined;
  return formLimits[page ?? 'plain'];
}
