import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Digits } from '#i18n/format.ts';
import type { FlashCode } from '../flash/flash.ts';
import type { Viewer } from '../session/viewer.ts';
import { defaultTheme, type Theme } from '../preferences/theme.ts';

/** The shop's own facts, in the reader's language. */
export interface Site {
  name: string;
  currency: string;
  digits: Digits;
  tagline: string;
  copyright: string;
  contact: { email: string; phone: string; address: string };
  socialLinks: { platform: string; label: string; url: string }[];
}

/** What pages show of somebody's account: waiting notices, and the ids of saved pieces. */
interface HeaderBadges {
  unread: number;
  wished: string[];
}

interface PageSeo {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  picture: string | null;
}

/** What every page of the site stands in. */
export interface ShellData {
  locale: Locale;
  prefix: string;
  theme: Theme;
  publicUrl: string;
  site: Site;
  /** What staff decided that search engines are told about this page. */
  seo: PageSeo | null;
  viewer: Viewer | null;
  /** Of the customer who is signed in. */
  badges: HeaderBadges | null;
  flash: FlashCode | null;
  /** Says when the page was made; see FormGuard. */
  formStamp: string;
}

/** When even the root loader fails, the error page still needs a name and a language. */
export function fallbackShell(locale: Locale): ShellData {
  return {
    locale,
    prefix: '',
    theme: defaultTheme,
    publicUrl: '',
    site: {
      name: locale === 'ar' ? 'الفسطاط' : 'Fustat',
      currency: 'USD',
      digits: 'arab',
      tagline: '',
      copyright: '',
      contact: { email: '', phone: '', address: '' },
      socialLinks: [],
    },
    seo: null,
    viewer: null,
    badges: null,
    flash: null,
    formStamp: '',
  };
}

const ShellContext = createContext<ShellData | null>(null);

export function ShellProvider({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export function useShell(): ShellData {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
}
