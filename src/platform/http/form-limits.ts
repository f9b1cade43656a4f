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
  /** Somebody's own picture. */
  profile: 8 * megabyte,
  /** Four photographs beside a review. */
  product: 26 * megabyte,
} as const;

type FormKind = keyof typeof formLimits;

const pagesWithFiles: readonly (readonly [FormKind, RegExp])[] = [
  ['custom-service', /^\/custom-service(\/send)?$/],
  ['careers', /^\/careers(\/send)?$/],
  ['return', /^\/account\/orders\/[\w-]+\/return$/],
  ['profile', /^\/account\/profile$/],
  ['product', /^\/product\/[^/]+$/],
];

/** How much a page takes; most forms have no files. */
export function formLimitOf(path: string): number {
  const page = path.replace(/^\/(?:en|ar)(?=\/)/, '').replace(/\.data$/, '');
  const [kind] = pagesWithFiles.find(([, pattern]) => pattern.test(page)) ?? ['plain'];
  return formLimits[kind];
}
