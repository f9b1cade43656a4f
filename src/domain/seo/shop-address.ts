/** An address of the shop in one language: `/ar/shop?category=office`. */
export interface ShopAddress {
  locale: 'en' | 'ar';
  /** Without the language: `/shop?category=office`. */
  page: string;
}

/** Null for addresses without a language. */
export function readShopAddress(address: string): ShopAddress | null {
  const match = /^\/(en|ar)(?=\/|\?|$)(.*)$/s.exec(address);
  if (!match) return null;
  const rest = match[2] ?? '';
  return { locale: match[1] as 'en' | 'ar', page: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path and query of a link on a page of ours; null when it leads elsewhere or to a part. */
export function ownAddress(href: string, publicUrl: string): string | null {
  if (href === '' || href.startsWith('#')) return null;
  if (!URL.canParse(href, publicUrl)) return null;
  const url = new URL(href, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return null;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  return path + url.search;
}

/** The rules that robots.txt has for everyone. */
export function readBlockedPaths(robots: string): string[] {
  return [...robots.matchAll(/^Disallow:\s*(\S+)/gim)].map(([, path]) => path!);
}
