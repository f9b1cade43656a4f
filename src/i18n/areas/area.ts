import type { Locale } from '../locale.ts';
import type { Messages } from '../messages/index.ts';

/**
 * Messages that most visitors never need, fetched with the pages or parts that do. Each is named in a
 * file of its own, so that a page carries the addresses of its own areas alone.
 */
export interface Area extends Record<Locale, () => Promise<Partial<Messages>>> {
  /** As in `Messages`; the files are called like it. */
  name: keyof Messages;
}
