import { createContext } from 'react';
import { splitPrefix } from '../http/split-prefix.ts';

/** Where "back" leads without scripts; only the server knows the Referer. */
export const PreviousPageContext = createContext('/');

/** The path of the Referer when it is a page of ours, otherwise the home page. */
export function previousPageOf({ url, headers }: Request, publicUrl: string): string {
  const referrer = URL.parse(headers.get('Referer') ?? '');
  const isOwn = referrer && [new URL(publicUrl).host, new URL(url).host].includes(referrer.host);
  return isOwn ? splitPrefix(referrer.pathname).path + referrer.search : '/';
}
