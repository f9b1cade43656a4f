import { splitPrefix } from '../http/split-prefix.ts';

const pages =
  /^\/(shop|workshops|portfolio|projects|about|faq|team|our-team|partners|terms|privacy|return-policy|shipping-info)?$|^\/(product|workshop|portfolio|project)\/[^/]+$/;

/**
 * Whether every signed-in customer gets the same stored page, into which the browser fills what is
 * theirs. A page that shows more of a customer than the header and the hearts is not one of them.
 */
export function isSameForCustomers(pathname: string): boolean {
  const { path } = splitPrefix(pathname.replace(/\.data$/, ''));
  return pages.test(path === '/_root' ? '/' : path);
}
