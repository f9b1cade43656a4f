import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import type { Digits } from '#i18n/format.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import type { FlashCode } from '../flash/flash.ts';
import type { PersonalParts } from '../session/viewer.ts';
import { defaultTheme, type Theme } from '../preferences/theme.ts';

/** The shop's settings, in the visitor's language. */
export interface Site {
  name: string;
  currency: string;
  digits: Digits;
  tagline: string;
  copyright: string;
  /** Tax number and commercial register; may be empty. */
  registration: string;
  contact: { email: string; phone: string; address: string; hours: string };
  /** Null without a number in the settings. */
  whatsApp: { number: string; hours: string } | null;
  socialLinks: { platform: string; label: string; url: string }[];
}

interface PageSeo {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  picture: string | null;
}

/** The data that every page of the site needs. */
export interface ShellData extends PersonalParts {
  locale: Locale;
  prefix: string;
  theme: Theme;
  publicUrl: string;
  site: Site;
  /** SEO texts that staff have set for this page. */
  seo: PageSeo | null;
  flash: { code: FlashCode; toast: ToastInput } | null;
  /** The signed time of rendering; see FormGuard. */
  formStamp: string;
}

/** The error page needs a name and a language even when the root loader fails. */
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
      registration: '',
      contact: { email: '', phone: '', address: '', hours: '' },
      whatsApp: null,
      socialLinks: [],
    },
    seo: null,
    isSignedIn: false,
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

function useWholeShell(): ShellData {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
}

export const useShell: () => Omit<ShellData, keyof PersonalParts> = useWholeShell;

/** What is personal in the data of the page, which may still lack it. */
export const useLoadedParts: () => PersonalParts = useWholeShell;
