import { parse } from 'hono/utils/cookie';
import { createContext } from 'react-router';
import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';
import { splitPrefix } from './split-prefix.ts';
import { defaultTheme, isTheme, themeKey, type Theme } from '../preferences/theme.ts';

export const languageCookie = 'lang';

/** What is known about a page request before any route runs. */
export interface PageRequest {
  requestId: string;
  clientAddress: string;
  nonce: string;
  locale: Locale;
  /** '/ar' or '/en' when the URL names the language, otherwise ''. */
  prefix: string;
  theme: Theme;
  cookies: Record<string, string>;
  /** React Router asks for data or submits a form in the background; otherwise the browser loads a page. */
  isDataRequest: boolean;
  /** Rendered once for all signed-in customers, with nothing that belongs to one of them. */
  isForAnyCustomer: boolean;
}

export const pageRequest = createContext<PageRequest>();

type Arrival = Pick<PageRequest, 'requestId' | 'clientAddress' | 'nonce'>;

export function readPageRequest({ url, headers }: Request, arrival: Arrival): PageRequest {
  const [cookie, language] = [headers.get('Cookie'), headers.get('Accept-Language')];
  const { pathname } = new URL(url);
  const isDataRequest = pathname.endsWith('.data');
  const preferences = readVisitorPreferences(pathname, parse(cookie ?? ''), language);
  return { ...arrival, ...preferences, isDataRequest, isForAnyCustomer: false };
}

type VisitorPreferences = Pick<PageRequest, 'cookies' | 'prefix' | 'locale' | 'theme'>;

export function readVisitorPreferences(
  pathname: string,
  cookies: Record<string, string>,
  acceptLanguage: string | null | undefined,
): VisitorPreferences {
  const { prefix } = splitPrefix(pathname);
  const theme = cookies[themeKey];
  return {
    cookies,
    prefix,
    locale: negotiateLocale(prefix, cookies[languageCookie], acceptLanguage),
    theme: isTheme(theme) ? theme : defaultTheme,
  };
}

/** The URL prefix wins, then the stored choice, then Accept-Language. */
export function negotiateLocale(
  prefix: string,
  stored: string | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  const candidates = [
    prefix.slice(1),
    stored,
    ...(acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase()),
  ];
  return candidates.find(isLocale) ?? defaultLocale;
}
