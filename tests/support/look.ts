import type { Page } from '@playwright/test';

export type Look = { locale: 'en' | 'ar'; theme: 'light' | 'dark' };

const locales = ['en', 'ar'] as const;
const themes = ['light', 'dark'] as const;

/** Every language in every theme. */
export function eachLook(): Look[] {
  return locales.flatMap((locale) => themes.map((theme) => ({ locale, theme })));
}

/** Opens the coming pages in this look, as for a visitor who chose it before. */
export async function wear(page: Page, baseURL: string, { locale, theme }: Look): Promise<void> {
  await page.context().addCookies([
    { name: 'lang', value: locale, url: baseURL },
    { name: 'ui-theme', value: theme, url: baseURL },
  ]);
  await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
}
