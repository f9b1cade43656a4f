export interface PrefixedPath {
  /** '/ar' or '/en' when the URL names the language, otherwise ''. */
  prefix: string;
  /** The path without its prefix. */
  path: string;
}

/**
 * The router requests the data of a page at its path plus '.data', so '/ar.data' is the Arabic home
 * page.
 */
export function splitPrefix(pathname: string): PrefixedPath {
  const prefix = /^\/(?:ar|en)(?=\/|\.data$|$)/.exec(pathname)?.[0] ?? '';
  return { prefix, path: pathname.slice(prefix.length).replace(/\.data$/, '') || '/' };
}
