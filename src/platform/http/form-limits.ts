const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Bytes of a whole form: its fields, and the files that it may carry. */
export const formLimits = {
  plain: 256 * kilobyte,
  /**
   * Five pictures of 5 MB with some reserve, so that a slightly too large picture gets its own
   * message.
   */
  'custom-service': 32 * megabyte,
  careers: 8 * megabyte,
  return: 32 * megabyte,
  /** Five photos of 20 MB of an entry on the timeline. */
  'staff-order': 104 * megabyte,
  profile: 8 * megabyte,
  /** A file of a spreadsheet, which may have 10 MB. */
  import: 11 * megabyte,
  /** A 3D model for Android and one for iPhones, of 5 MB each. */
  'product-models': 11 * megabyte,
  /** Four photos with a review. */
  product: 26 * megabyte,
  /** Pictures of 20 MB for the shop: one by one with scripts, several at once without. */
  media: 64 * megabyte,
} as const;

type FormKind = keyof typeof formLimits;

const pagesWithFiles: readonly (readonly [FormKind, RegExp])[] = [
  ['custom-service', /^\/custom-service(\/send)?$/],
  ['careers', /^\/careers(\/send)?$/],
  ['return', /^\/account\/orders\/[\w-]+\/return$/],
  ['staff-order', /^\/admin\/orders\/[0-9a-f-]{36}$/],
  ['import', /^\/admin\/(import\/[a-z-]+|game\/questions\/upload)$/],
  ['product-models', /^\/admin\/products\/edit\/[0-9a-f-]{36}$/],
  ['profile', /^\/account\/profile$/],
  ['media', /^\/admin\/media(\/upload)?$/],
  ['product', /^\/product\/[^/]+$/],
];

/** Bytes of one file of a form. Staff send photographs as their telephones take them. */
export const fileLimits = { visitors: 5 * megabyte, staff: 20 * megabyte } as const;

/** The largest file that a page takes, in bytes. */
export const fileLimitOf = (path: string): number =>
  formKindOf(path) === 'staff-order' ? fileLimits.staff : fileLimits.visitors;

/** The body limit of a page in bytes; few forms carry files. */
export const formLimitOf = (path: string): number => formLimits[formKindOf(path)];

export const takesFiles = (path: string): boolean => formKindOf(path) !== 'plain';

function formKindOf(path: string): FormKind {
  const page = path.replace(/^\/(?:en|ar)(?=\/)/, '').replace(/\.data$/, '');
  return pagesWithFiles.find(([, pattern]) => pattern.test(page))?.[0] ?? 'plain';
}
