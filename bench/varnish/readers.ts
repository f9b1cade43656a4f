/** What a page must say about itself for one reader. */
export type Copy = {
  locale: 'en' | 'ar';
  theme: 'light' | 'dark' | 'system';
  isSignedIn: boolean;
};

export type Reader = { title: string; headers: Record<string, string>; copy: Copy };

const standard: Copy = { locale: 'en', theme: 'light', isSignedIn: false };

/** Readers as browsers send them, and the copy that each must get. */
export function honestReaders(customer: string): Reader[] {
  const reader = (title: string, headers: Record<string, string>, copy: Partial<Copy> = {}) => ({
    title,
    headers,
    copy: { ...standard, ...copy },
  });
  const asCustomer = { isSignedIn: true };
  return [
    reader('visitor', {}),
    reader('visitor who chose Arabic', { cookie: 'lang=ar' }, { locale: 'ar' }),
    reader(
      'visitor whose browser asks for Arabic',
      { 'accept-language': 'fr-FR,fr;q=0.9,ar-EG;q=0.8,en;q=0.7' },
      { locale: 'ar' },
    ),
    reader('visitor in the dark theme', { cookie: 'ui-theme=dark' }, { theme: 'dark' }),
    reader('customer', { cookie: customer }, asCustomer),
    reader(
      'customer who chose Arabic',
      { cookie: `lang=ar; ${customer}` },
      { ...asCustomer, locale: 'ar' },
    ),
  ];
}

/**
 * Headers that the shop and a cache may understand differently. The first reader of a page who sends
 * them must not decide what others get.
 */
export const forgedHeaders: Record<string, string>[] = [
  { cookie: 'customer=1' },
  { cookie: 'access=; customer=1' },
  { cookie: 'access=""; access=x; customer=1' },
  { cookie: 'refresh=; customer=1' },
  { cookie: 'refresh=""; customer=1' },
  { cookie: 'refresh=""; refresh=x; customer=1' },
  { cookie: '__Host-refresh=x; customer=1' },
  { cookie: 'a=b;refresh=x;customer=1' },
  { cookie: 'a=b;\trefresh=x; customer=1' },
  { cookie: 'a=b;lang=ar' },
  { cookie: 'lang="ar"' },
  { cookie: 'lang=%61r' },
  { cookie: 'lang=ar1' },
  { cookie: 'lang=ar; lang=en' },
  { cookie: 'a=b;ui-theme=dark' },
  { cookie: 'ui-theme="dark"' },
  { 'accept-language': 'fr,\tar' },
];

/** The copy that a page is. */
export function copyOf(html: string): Copy {
  const [, locale, theme] = /<html lang="(\w+)"[^>]* data-theme="(\w+)"/.exec(html) ?? [];
  const isSignedIn = !/href="(\/ar|\/en)?\/login"/.test(html);
  return { locale, theme, isSignedIn } as Copy;
}
