export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'ui-theme';
export const defaultTheme: Theme = 'light';

/** Whether the page is dark at this moment; "system" follows the device. */
export const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
