export interface PrefixedPath {
  /** '/ar' or '/en' when the address names the language, else ''. */
  prefix: string;
  /** The page, without its prefix. */
  path: string;
}

/** The router asks for a page's data at its address with '.data' after it: '/ar.data' is the Arabic home. */
export function splitPrefix(pathname: string): PrefixedPath {
  const prefix = /^\/(?:ar|en)(?=\/|\.data$|$)/.exec(pathname)?.[0] ?? '';
  return { prefix, path: pathname.slice(prefix.length).replace(/\.data$/, '') || '/' };
}
